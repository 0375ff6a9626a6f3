import { MAX_NUMBER, SLOTS, STREETS } from 'picket-engine';
import {
  ACTION,
  claimsNow,
  listTargets,
  MAX_CHANGE,
  MAX_ROWS,
  NONE,
  targetsNow,
  type ActionCode,
  type Turn,
} from 'picket-engine/fast';
import type { Chances } from '../outlook/chances.ts';
import type { Outlook } from '../outlook/outlook.ts';
import { Ground } from './ground.ts';
import type { Pile } from './pile.ts';
import { NEVER, Places } from './places.ts';
import { Targets } from './targets.ts';
import type { LightWeights } from './weights.ts';

const { FENCE, IMPROVE, PARK, POOL, TEMP, BIS } = ACTION;
const CARDS = 3;
/** Fences and bis do not depend on where the number is written. */
const NOWHERE = { street: NONE, house: NONE };

/**
 * The light player of the rollouts. It plays a whole turn in a few microseconds, by valuing each house for a
 * number and each target of an action once, independently.
 */
export class LightPlayer {
  readonly #ground: Ground;
  readonly #places: Places;
  readonly #targets: Targets;
  readonly #rows = new Int32Array(MAX_ROWS);
  /** The cost of giving away each card of the hand. */
  readonly #gives = new Float64Array(CARDS);

  constructor(weights: LightWeights, { chances, temps }: Outlook) {
    this.#ground = new Ground(weights, chances);
    this.#places = new Places(this.#ground);
    this.#targets = new Targets(this.#ground, temps);
  }

  /**
   * Plays a turn that has just begun; `turnsLeft` is how many may follow. The third card goes on the pile.
   */
  play(turn: Turn, chances: Chances, turnsLeft: number, pile?: Pile): void {
    for (let i = 0; i < CARDS; i++) this.#gives[i] = pile?.cost(turn.actions[i] as number) ?? 0;
    this.#ground.survey(turn, chances, turnsLeft);
    this.#places.forget();
    this.#build(turn);
    pile?.give(turn.actions[this.#given(turn)] as number);
    for (let slot = 0; slot < SLOTS.length; slot++) {
      if (claimsNow(turn, slot) > 0 && !this.#isTooEarly(turn, slot)) turn.claim(slot, 0);
    }
  }

  /** Chooses cards and a house by the joint value of number and action. */
  #build(turn: Turn): void {
    const places = this.#places;
    const offers = turn.rules.mode.cardUse.oneCard;
    let best = NEVER;
    let [bestNumber, bestAction, bestChange, bestStreet, bestHouse] = [NONE, 0, 0, 0, 0];
    for (let a = 0; a < CARDS; a++) {
      const action = turn.actions[a] as ActionCode;
      const reach = action === TEMP ? MAX_CHANGE : 0;
      const used = this.#gain(turn, action);
      for (let n = 0; n < CARDS; n++) {
        if ((n === a) !== offers) continue;
        const gain = offers ? used : used - (this.#gives[CARDS - n - a] as number);
        for (let by = -reach; by <= reach; by++) {
          const number = (turn.numbers[n] as number) + by;
          if (number < 0 || number > MAX_NUMBER || !turn.sheet.fitsSomewhere(number)) continue;
          places.look(turn.sheet, number);
          for (let street = 0; street < STREETS; street++) {
            let value = places.value(number, street) + gain;
            let house = places.house(number, street);
            if (action === PARK) value += this.#targets.park(turn.sheet, street);
            else if (action === POOL && places.poolValue(number, street) + gain > value) {
              value = places.poolValue(number, street) + gain;
              house = places.poolHouse(number, street);
            }
            if (value <= best) continue;
            best = value;
            bestNumber = n;
            bestAction = a;
            bestChange = by;
            bestStreet = street;
            bestHouse = house;
          }
        }
      }
    }
    if (bestNumber === NONE) return turn.refuse();
    turn.choose(bestNumber, bestAction);
    if (turn.hasTemp) turn.change(bestChange);
    turn.write(bestStreet, bestHouse);
    this.#act(turn);
  }

  /** The remaining card; after a refusal, the one that costs least. */
  #given({ refused, numberFrom, actionFrom }: Turn): number {
    if (!refused) return CARDS - numberFrom - actionFrom;
    const [a, b, c] = this.#gives as unknown as readonly [number, number, number];
    return a <= b && a <= c ? 0 : b <= c ? 1 : 2;
  }

  /** Uses the action if it gains something. */
  #act(turn: Turn): void {
    const targets = this.#targets;
    const { sheet, action } = turn;
    const rows = this.#rows;
    if (targetsNow(turn, rows) === 0) return;
    if (action === FENCE) {
      if (targets.fence(sheet, rows) > 0) turn.act(targets.row, targets.target);
    } else if (action === BIS) {
      if (targets.bis(sheet, rows) > 0) turn.act(targets.row, targets.target);
    } else if (action === IMPROVE) {
      if (targets.improvement(sheet) > 0) turn.act(targets.row, targets.target);
    } else if (rows[0] !== 0) turn.act(0, 0);
  }

  /** Roughly what an action gains, for actions that do not depend on where the number is written. */
  #gain({ sheet }: Turn, action: ActionCode): number {
    const rows = this.#rows;
    switch (action) {
      case FENCE:
        listTargets(sheet, FENCE, NOWHERE, rows);
        return Math.max(0, this.#targets.fence(sheet, rows));
      case IMPROVE:
        return this.#targets.improvement(sheet);
      case TEMP:
        return this.#targets.temp(sheet);
      case BIS:
        if (listTargets(sheet, BIS, NOWHERE, rows) === 0) return 0;
        return Math.max(0, this.#targets.bis(sheet, rows));
      case PARK:
      case POOL:
        return 0;
    }
  }

  /** Whether claiming the third plan would end the game too early. */
  #isTooEarly({ sheet, worth }: Turn, slot: number): boolean {
    for (let other = 0; other < SLOTS.length; other++) {
      if (other !== slot && sheet.plan(other) === NONE) return false;
    }
    return this.#ground.turnsLeft * this.#ground.weights.turn > (worth[slot] as number);
  }
}
