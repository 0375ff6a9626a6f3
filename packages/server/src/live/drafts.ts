import type { TurnStep } from 'picket-engine';

/** A seat's turn so far. */
export interface SeatDraft {
  readonly round: number;
  readonly steps: readonly TurnStep[];
}

/**
 * What players have drafted in the current round, for when the clock runs out. Private and in memory only: losing it in a restart is
 * harmless.
 */
export class Drafts {
  readonly #byKey = new Map<number, SeatDraft>();

  set(key: number, draft: SeatDraft): void {
    if (draft.steps.length === 0) this.#byKey.delete(key);
    else this.#byKey.set(key, draft);
  }

  /** The draft for this round; an older one is dropped. */
  of(key: number, round: number): readonly TurnStep[] | undefined {
    const draft = this.#byKey.get(key);
    if (draft !== undefined && draft.round < round) this.#byKey.delete(key);
    return draft?.round === round ? draft.steps : undefined;
  }
}
