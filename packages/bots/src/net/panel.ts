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
const SHARES: { readonly [N in NetName]: number } = { small: 0.3, large: 0.7 };

/** The networks a panel needs. */
export const PANEL = Object.keys(SHARES) as NetName[];

/** Values the turns of one decision with all networks. */
export class Panel {
  readonly #members: readonly { readonly judge: Judge; readonly share: number }[];

  constructor(situation: Situation) {
    this.#members = PANEL.map((name) => ({ judge: judgeOf(name), share: SHARES[name] }));
    for (const { judge } of this.#members) judge.begin(situation);
  }

  /** The value of a turn, in points; `given` is the card of the hand that it gives away, or `NONE`. */
  value(after: ReadonlyTurn, given = NONE): number {
    let value = 0;
    for (const { judge, share } of this.#members) value += share * judge.value(after, given);
    return value;
  }

  /** The predictions for a turn, by head; all 0 for a turn that ends the game. */
  heads(after: ReadonlyTurn, given = NONE): Float64Array {
    const heads = new Float64Array(HEADS);
    for (const { judge, share } of this.#members) {
      const predicted = judge.heads(after, given);
      if (judge.ends(after)) return heads;
      for (let i = 0; i < HEADS; i++) heads[i] = (heads[i] as number) + share * (predicted[i] as number);
    }
    return heads;
  }
}
