import { scoresOf, type Ending, type State } from '@picket/engine';

/** What a series of games came to. */
export interface Figures {
  readonly seed: string;
  readonly games: number;
  readonly rounds: { readonly mean: number };
  readonly score: { readonly mean: number; readonly lowest: number; readonly highest: number };
  /** How many games ended in which way. */
  readonly endings: { readonly [E in Ending]: number };
}

/** Adds games up one by one, without keeping them. */
export class Summary {
  readonly #seed: string;
  #games = 0;
  #rounds = 0;
  #scores = 0;
  #sum = 0;
  #lowest = Number.POSITIVE_INFINITY;
  #highest = Number.NEGATIVE_INFINITY;
  readonly #endings = { plans: 0, refusals: 0, full: 0, deck: 0 };

  constructor(seed: string) {
    this.#seed = seed;
  }

  add(state: State): void {
    this.#games += 1;
    this.#rounds += state.rounds.length;
    if (state.ending !== undefined) this.#endings[state.ending] += 1;
    for (const { total } of scoresOf(state)) {
      this.#scores += 1;
      this.#sum += total;
      this.#lowest = Math.min(this.#lowest, total);
      this.#highest = Math.max(this.#highest, total);
    }
  }

  figures(): Figures {
    return {
      seed: this.#seed,
      games: this.#games,
      rounds: { mean: this.#rounds / this.#games },
      score: { mean: this.#sum / this.#scores, lowest: this.#lowest, highest: this.#highest },
      endings: { ...this.#endings },
    };
  }
}
