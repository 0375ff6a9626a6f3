import { scoreTotal, sheetEnding, SLOTS, Turn, type Plan, type Sheet } from '@picket/engine';
import type { Chances } from '../outlook/chances.ts';
import type { Future } from '../outlook/future.ts';
import { emptyHouses, type Outlook } from '../outlook/outlook.ts';
import { LightPlayer } from './light.ts';
import type { LightWeights } from './weights.ts';

const CARDS = 3;
/** Chances are kept for 0, 1, 2–3, 4–7, … turns left. */
const KEPT = 7;

/** Plays games on to their end, from any sheet, in a future that was dealt. */
export class Rollout {
  readonly #turn: Turn;
  readonly #light: LightPlayer;
  readonly #temps: Float64Array;
  readonly #chances: readonly Chances[];

  constructor(outlook: Outlook, temps: Float64Array, weights: LightWeights) {
    this.#turn = new Turn(outlook.rules);
    this.#temps = temps;
    this.#chances = Array.from({ length: KEPT }, (_, i) =>
      outlook.chancesIn(i === 0 ? 0 : 1.5 * 2 ** (i - 1)),
    );
    this.#light = new LightPlayer(weights, outlook.chances);
  }

  /** The score at the end, for an architect whose sheet this is. */
  play(sheet: Sheet, future: Future): number {
    const turn = this.#turn;
    sheet.copyInto(turn.sheet);
    for (let round = 0; round < future.rounds && sheetEnding(turn.sheet) === undefined; round++) {
      this.#begin(future, round);
      const left = Math.min(future.rounds - round, emptyHouses(turn.sheet)) - 1;
      const kept = Math.min(KEPT - 1, 32 - Math.clz32(left));
      this.#light.play(turn, this.#chances[kept] as Chances, left);
    }
    return scoreTotal(turn.sheet, this.#temps[turn.sheet.temps] as number);
  }

  #begin({ numbers, actions, turns }: Future, round: number): void {
    const turn = this.#turn;
    turn.begin();
    for (let card = 0; card < CARDS; card++) {
      turn.numbers[card] = numbers[round * CARDS + card] as number;
      turn.actions[card] = actions[round * CARDS + card] as number;
    }
    for (let slot = 0; slot < SLOTS.length; slot++) {
      const { high, low } = (turn.rules.plans[slot] as Plan).card;
      turn.worth[slot] = round < (turns[slot] as number) ? high : low;
    }
  }
}
