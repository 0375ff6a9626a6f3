import {
  builtIn,
  modeOf,
  MODES,
  openEntered,
  plansFor,
  SHEETS,
  SLOTS,
  type EditionBlock,
  type EditionId,
  type ModeId,
  type PlanCard,
  type SheetId,
} from 'picket-engine';
import type { StoredSheet } from './stored.ts';

/** What lies on the table: the game, and its three plans. */
export class Beginning {
  #edition: EditionId = $state('2018');
  #mode: ModeId = $state('standard');
  #sheet: SheetId = $state('classic');
  advanced = $state(false);
  #opponent = $state('');
  #plans: readonly string[] = $state.raw([]);

  readonly block = $derived.by(() => builtIn.editions[this.#edition] as EditionBlock);
  readonly modes = $derived(MODES.filter((mode) => modeOf(this.#edition, mode) !== undefined));
  readonly sheets = $derived(SHEETS.filter((sheet) => this.block.sheets[sheet] !== undefined));
  readonly slots: readonly (readonly PlanCard[])[] = $derived.by(() =>
    SLOTS.map((_, slot) => plansFor({ edition: this.block, options: { advanced: this.advanced } }, slot)),
  );

  get edition(): EditionId {
    return this.#edition;
  }
  set edition(edition: EditionId) {
    this.#edition = edition;
  }
  /** What the edition has of what was wanted. */
  get mode(): ModeId {
    return this.modes.includes(this.#mode) ? this.#mode : 'standard';
  }
  set mode(mode: ModeId) {
    this.#mode = mode;
  }
  get sheet(): SheetId {
    return this.sheets.includes(this.#sheet) ? this.#sheet : 'classic';
  }
  set sheet(sheet: SheetId) {
    this.#sheet = sheet;
  }
  get opponent(): string {
    const { architects } = this.block;
    return (architects.find(({ id }) => id === this.#opponent) ?? architects[0])?.id ?? '';
  }
  set opponent(id: string) {
    this.#opponent = id;
  }

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
    const options = {
      edition: this.#edition,
      // An expert’s sheet is like any other: number and action are entered one by one.
      mode: this.mode === 'expert' ? 'standard' : this.mode,
      advanced: this.advanced,
      sheet: this.sheet,
      opponent: this.mode === 'aaa' ? this.opponent : null,
      components: null,
      plans,
      players: ['1'],
    };
    if (!openEntered(options).ok) return undefined;
    return { id: '', options, rounds: [], claimed: {}, others: [], over: false };
  });
}
