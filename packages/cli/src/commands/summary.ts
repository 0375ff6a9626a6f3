import type { Ending, GameResult } from 'picket-engine';
import { duelOf } from '../duel.ts';

interface Spread {
  readonly mean: number;
  readonly lowest: number;
  readonly highest: number;
}

/** The results of a series of games. */
export interface Figures {
  readonly seed: string;
  readonly games: number;
  readonly rounds: { readonly mean: number };
  readonly score: Spread;
  /** The AAA, if it scores, and how many games it lost and tied. */
  readonly opponent?: Spread & { readonly beaten: number; readonly tied: number };
  /** The number of games by ending. */
  readonly endings: { readonly [E in Ending]: number };
}

/** Summarizes games one by one, without storing them. */
export class Summary {
  readonly #seed: string;
  #games = 0;
  #rounds = 0;
  readonly #scores = new Tally();
  readonly #opponents = new Tally();
  #beaten = 0;
  #tied = 0;
  readonly #endings = { plans: 0, refusals: 0, full: 0, deck: 0 };

  constructor(seed: string) {
    this.#seed = seed;
  }

  add(result: GameResult, rounds: number): void {
    this.#games += 1;
    this.#rounds += rounds;
    this.#endings[result.ending] += 1;
    for (const { total } of result.scores) this.#scores.add(total);
    this.#addOpponent(result);
  }

  /** An opponent that does not score is not ranked. */
  #addOpponent({ opponent, ranking }: GameResult): void {
    const duel = duelOf(ranking);
    if (opponent === undefined || duel === undefined) return;
    this.#opponents.add(opponent.total);
    if (duel === 1) this.#beaten += 1;
    else if (duel > 0) this.#tied += 1;
  }

  figures(): Figures {
    const opponent = this.#opponents.spread();
    return {
      seed: this.#seed,
      games: this.#games,
      rounds: { mean: this.#rounds / this.#games },
      score: this.#scores.spread() ?? { mean: 0, lowest: 0, highest: 0 },
      ...(opponent === undefined
        ? {}
        : { opponent: { ...opponent, beaten: this.#beaten, tied: this.#tied } }),
      endings: { ...this.#endings },
    };
  }
}

class Tally {
  #count = 0;
  #sum = 0;
  #lowest = Number.POSITIVE_INFINITY;
  #highest = Number.NEGATIVE_INFINITY;

  add(total: number): void {
    this.#count += 1;
    this.#sum += total;
    this.#lowest = Math.min(this.#lowest, total);
    this.#highest = Math.max(this.#highest, total);
  }

  /** Undefined if nothing was added. */
  spread(): Spread | undefined {
    if (this.#count === 0) return undefined;
    return { mean: this.#sum / this.#count, lowest: this.#lowest, highest: this.#highest };
  }
}
