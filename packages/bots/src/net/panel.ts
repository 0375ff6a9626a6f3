import type { ReadonlyTurn } from 'picket-engine';
import { NONE } from 'picket-engine/fast';
import type { Judge } from './judge.ts';
import { judgeOf, type NetName } from './shelf.ts';
import type { Situation } from './situation.ts';
import { HEADS } from './weights.ts';

/**
 * The weight of each network, tuned in self-play: their errors differ, so their average is better than
 * either.
 */
export const SHARES: { readonly [N in NetName]: number } = { small: 0.3, large: 0.7 };

/** The networks a panel needs. */
export const PANEL = Object.keys(SHARES) as NetName[];

/** A network and its weight. */
export interface Member {
  readonly judge: Judge;
  readonly share: number;
}

const equipped = (): Member[] => PANEL.map((name) => ({ judge: judgeOf(name), share: SHARES[name] }));

/** Values the turns of one decision with all networks. Only the first one reads the turns. */
export class Panel {
  readonly first: Judge;
  readonly #situation: Situation;
  readonly #share: number;
  readonly #others: readonly Member[];

  constructor(situation: Situation, members: readonly Member[] = equipped()) {
    const [first, ...others] = members as readonly [Member, ...Member[]];
    this.first = first.judge;
    this.#share = first.share;
    this.#others = others;
    this.#situation = situation;
    this.first.begin(situation);
  }

  /** The value of a turn, in points; `given` is the card of the hand that it gives away, or `NONE`. */
  value(after: ReadonlyTurn, given = NONE): number {
    this.#attend();
    let value = this.#share * this.first.value(after, given);
    for (const { judge, share } of this.#others) value += share * judge.valueOfSame(this.first, after);
    return value;
  }

  /** The predictions for a turn, by head; all 0 for a turn that ends the game. */
  heads(after: ReadonlyTurn, given = NONE): Float64Array {
    this.#attend();
    const heads = this.first.heads(after, given).map((head) => this.#share * head);
    if (this.first.ends(after)) return heads.fill(0);
    for (const { judge, share } of this.#others) {
      const predicted = judge.headsOfSame(this.first);
      for (let i = 0; i < HEADS; i++) heads[i] = (heads[i] as number) + share * (predicted[i] as number);
    }
    return heads;
  }

  /** Another panel may have used the same networks since. */
  #attend(): void {
    if (this.first.situation !== this.#situation) this.first.begin(this.#situation);
  }
}
