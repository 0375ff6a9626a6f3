import type { Rules, ReadonlyTurn } from 'picket-engine';
import { NONE } from 'picket-engine/fast';
import { Features } from './features.ts';
import { plainKernel, type Kernel } from './kernel.ts';
import { KIND, type Situation } from './situation.ts';
import { wasmKernel } from './wasmKernel.ts';
import { HEAD, HEADS, LEAD_UNIT, SKIPS, type Weights } from './weights.ts';

/**
 * What counts besides the player's own points: the best other player's points, and points for the probability
 * to win.
 */
export interface Aims {
  readonly rival: number;
  readonly win: number;
}

/** Tuned in self-play: with larger weights on the others, it neglects its own city. */
const AMONG_OTHERS: Aims = { rival: 0.2, win: 5 };
const AGAINST_AGENCY: Aims = { rival: 0.55, win: 12 };

/** Values turns with one network, decision after decision. */
export class Judge {
  readonly kernel: Kernel;
  readonly weights: Weights;
  /** Overrides the tuned aims. */
  aims: Aims | undefined;
  #features: Features | undefined;
  #rules: Rules | undefined;
  #situation: Situation | undefined;
  readonly #narrow: Float64Array;

  constructor(weights: Weights, kernel: Kernel = wasmKernel(weights) ?? plainKernel(weights)) {
    this.weights = weights;
    this.kernel = kernel;
    this.#narrow = new Float64Array(weights.narrow);
  }

  begin(situation: Situation): void {
    if (situation.rules !== this.#rules || this.#features === undefined) {
      this.#rules = situation.rules;
      this.#features = new Features(situation.rules, this.kernel.slots);
    }
    this.#situation = situation;
    this.#features.begin(situation);
  }

  /** The value of a turn, in points; exact if it ends the game and no other player can change that. */
  value(after: ReadonlyTurn, given = NONE): number {
    (this.#features as Features).read(after, given);
    return this.#valueNow(after);
  }

  /** The same for the turn that another network has just valued. */
  valueOfSame(first: Judge, after: ReadonlyTurn): number {
    this.#follow(first);
    return this.#valueNow(after);
  }

  #valueNow(after: ReadonlyTurn): number {
    const features = this.#features as Features;
    const { kind } = this.#situation as Situation;
    const isOver = this.ends(after);
    if (!isOver) this.#narrowLayer();
    const score = features.score + (isOver ? 0 : this.#head(HEAD.score));
    if (kind === KIND.alone || kind === KIND.solo) return score;
    const rival = features.rival + (isOver ? 0 : this.#head(HEAD.rival));
    const win = isOver ? Number(score > rival) : chance((score - rival) / LEAD_UNIT + this.#head(HEAD.win));
    const aims = this.aims ?? (kind === KIND.agency ? AGAINST_AGENCY : AMONG_OTHERS);
    return score - aims.rival * rival + aims.win * win;
  }

  /** Whether the last turn valued ends the game, if there are no other players. */
  ends(after: ReadonlyTurn): boolean {
    const { kind, last } = this.#situation as Situation;
    if (kind === KIND.others) return false;
    return (last && after.claimed === 0) || this.#features?.ends === true;
  }

  /** All predictions for a turn, by head: points still to come, not totals. */
  heads(after: ReadonlyTurn, given = NONE): Float64Array {
    (this.#features as Features).read(after, given);
    return this.headsNow();
  }

  /** The same for the turn that another network has just read. */
  headsOfSame(first: Judge): Float64Array {
    this.#follow(first);
    return this.headsNow();
  }

  /** The same for the current slots. */
  headsNow(): Float64Array {
    this.#narrowLayer();
    return Float64Array.from({ length: HEADS }, (_, head) => this.#head(head));
  }

  get situation(): Situation {
    return this.#situation as Situation;
  }

  /** The scores of this seat and of the best other, if the game ended with the last turn valued. */
  get score(): number {
    return this.#features?.score ?? 0;
  }

  get rival(): number {
    return this.#features?.rival ?? 0;
  }

  /** Copies what another network has read: reading a turn takes longer than evaluating it. */
  #follow(first: Judge): void {
    // With its own slots overwritten, it needs new features to read for itself again.
    this.#rules = undefined;
    this.#features = first.#features;
    this.#situation = first.#situation;
    this.kernel.slots.set(first.kernel.slots);
  }

  #narrowLayer(): void {
    const { kernel, weights } = this;
    const { secondBias, secondUnit, narrow } = weights;
    const { sums } = kernel;
    kernel.run();
    for (let i = 0; i < narrow; i++) {
      const sum = (sums[i] as number) * secondUnit + (secondBias[i] as number);
      this.#narrow[i] = sum > 0 ? sum : 0;
    }
  }

  #head(head: number): number {
    const { heads, headBias, narrow, skipUnit } = this.weights;
    let value = headBias[head] as number;
    for (let i = 0, at = head * narrow; i < narrow; i++, at++) {
      value += (heads[at] as number) * (this.#narrow[i] as number);
    }
    return head < SKIPS ? value + (this.kernel.skips[head] as number) * skipUnit : value;
  }
}

/** The probability for these log-odds (logistic function). */
export function chance(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
