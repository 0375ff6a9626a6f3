import { openEntered, plansFor, SLOTS, type PlanCard } from 'picket-engine';
import { TableChoice } from '../tableChoice.svelte.ts';
import { NEWEST } from '../versions.ts';
import type { StoredSheet } from './stored.ts';

/** The game and the three plans on the table. */
export class Beginning extends TableChoice {
  #plans: readonly string[] = $state.raw([]);

  readonly slots: readonly (readonly PlanCard[])[] = $derived.by(() =>
    SLOTS.map((_, slot) => plansFor({ edition: this.block, options: { advanced: this.advanced } }, slot)),
  );

  /** The plan of a slot, once it is chosen. */
  plan(slot: number): string | undefined {
    return this.slots[slot]?.find(({ id }) => this.#plans.includes(id))?.id;
  }

  choose(slot: number, id: string): void {
    const same = new Set(this.slots[slot]?.map((card) => card.id));
    this.#plans = [...this.#plans.filter((other) => !same.has(other)), id];
  }

  /** The sheet to start with; undefined until all plans are chosen. */
  readonly start: StoredSheet | undefined = $derived.by(() => {
    const plans = SLOTS.map((_, slot) => this.plan(slot));
    if (plans.some((plan) => plan === undefined)) return undefined;
    // Expert sheets need no special mode: number and action are entered separately anyway.
    const mode = this.mode === 'expert' ? 'standard' : this.mode;
    const options = { ...this.options, mode, plans };
    if (!openEntered(options).ok) return undefined;
    return { id: '', options, pinned: NEWEST, rounds: [], claimed: {}, others: [], over: false };
  });
}
