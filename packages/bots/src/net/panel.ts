import { NONE, type ReadonlyTurn } from '@picket/engine';
import type { Judge } from './judge.ts';
import { judgeOf, type NetName } from './shelf.ts';
import type { Situation } from './situation.ts';
import { HEADS } from './weights.ts';

/** How much the word of each network counts, found by playing: they err differently, so together they err less. */
const SHARES: { readonly [N in NetName]: number } = { small: 0.3, large: 0.7 };

/** The networks that a panel needs. */
export const PANEL = Object.keys(SHARES) as NetName[];

/** Values the turns of one decision with all networks. */
export class Panel {
  readonly #members: readonly { readonly judge: Judge; readonly share: number }[];

  constructor(situation: Situation) {
    this.#members = PANEL.map((name) => ({ judge: judgeOf(name), share: SHARES[name] }));
    for (const { judge } of this.#members) judge.begin(situation);
  }

  /** How good a turn is, in points; `given` is the card of the hand that it gives away, or `NONE`. */
  value(after: ReadonlyTurn, given = NONE): number {
    let value = 0;
    for (const { judge, share } of this.#members) value += share * judge.value(after, given);
    return value;
  }

  /** What is foretold of a turn, by head; nothing is to come of one that ends the game. */
  heads(after: ReadonlyTurn, given = NONE): Float64Array {
    const heads = new Float64Array(HEADS);
    for (const { judge, share } of this.#members) {
      const foretold = judge.heads(after, given);
      if (judge.ends(after)) return heads;
      for (let i = 0; i < HEADS; i++) heads[i] = (heads[i] as number) + share * (foretold[i] as number);
    }
    return heads;
  }
}
