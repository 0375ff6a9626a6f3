import {
  ACTION,
  claimsNow,
  lowest,
  MAX_CHANGE,
  MAX_NUMBER,
  MAX_SIZE,
  NONE,
  popcount,
  SLOTS,
  STREETS,
  targetsNow,
  type Plan,
  type Sheet,
  type Turn,
} from '@picket/engine';
import type { Chances } from '../outlook/chances.ts';
import type { LightWeights } from './weights.ts';

const { FENCE, IMPROVE, PARK, POOL, TEMP, BIS } = ACTION;
const CARDS = 3;
const NUMBERS = MAX_NUMBER + 1;
const END = MAX_NUMBER + 1;
const NEVER = -1e9;

/**
 * A light player: it plays a whole turn in a few millionths of a second, looking at each place for a number and at each
 * target of an action once and by themselves. Rollouts are played by it.
 */
export class LightPlayer {
  readonly #weights: LightWeights;
  #chances: Chances;
  #turnsLeft = 0;
  /** By number and street, the best house for it and what that is worth; the same among pool plots. */
  readonly #values = new Float64Array(NUMBERS * STREETS);
  readonly #houses = new Int32Array(NUMBERS * STREETS);
  readonly #poolValues = new Float64Array(NUMBERS * STREETS);
  readonly #poolHouses = new Int32Array(NUMBERS * STREETS);
  /** The numbers that have been looked at in this turn, as a mask. */
  #known = 0;
  /** By size, what a complete estate is worth, to plans also. */
  readonly #worth = new Float64Array(MAX_SIZE + 1);
  /** By houses missing, the chance that a run is completed. */
  readonly #complete = new Float64Array(32);
  /** By size, the estates there are or may be. */
  readonly #likely = new Float64Array(MAX_SIZE + 1);
  readonly #masks = new Int32Array(STREETS * 2);
  /** Where the last target looked for is. */
  #row = 0;
  #target = 0;

  constructor(weights: LightWeights, chances: Chances) {
    this.#weights = weights;
    this.#chances = chances;
  }

  /** Plays one turn on a turn just begun; `turnsLeft` are those that may follow. */
  play(turn: Turn, chances: Chances, turnsLeft: number): void {
    this.#chances = chances;
    this.#turnsLeft = turnsLeft;
    this.#known = 0;
    this.#weigh(turn);
    this.#choose(turn);
    for (let slot = 0; slot < SLOTS.length; slot++) {
      if (claimsNow(turn, slot) > 0 && !this.#isTooEarly(turn, slot)) turn.claim(slot, 0);
    }
  }

  /** What estates are worth in this turn. */
  #weigh({ sheet, rules, worth }: Turn): void {
    const { plan: forPlans, complete } = this.#weights;
    for (let size = 1; size <= MAX_SIZE; size++) this.#worth[size] = valueOf(sheet, size);
    for (let slot = 0; slot < SLOTS.length; slot++) {
      if (sheet.plan(slot) !== NONE) continue;
      const { wanted } = rules.plans[slot] as Plan;
      for (let i = 0; i < wanted.sizes.length; i++) {
        const size = wanted.sizes[i] as number;
        if (sheet.free(size) < (wanted.needs[size] as number)) {
          this.#worth[size] = (this.#worth[size] as number) + forPlans * (worth[slot] as number);
        }
      }
    }
    const share = complete * (this.#turnsLeft / (this.#turnsLeft + 1));
    this.#complete[0] = 1;
    for (let missing = 1; missing < 32; missing++) {
      this.#complete[missing] = (this.#complete[missing - 1] as number) * share;
    }
  }

  #choose(turn: Turn): void {
    const offers = turn.rules.mode.choice === 'offers';
    const { sheet } = turn;
    let best = NEVER;
    let [bestNumber, bestAction, bestChange, bestStreet, bestHouse] = [NONE, 0, 0, 0, 0];
    for (let a = 0; a < CARDS; a++) {
      const action = turn.actions[a] as number;
      const gain = this.#gain(turn, action);
      for (let n = 0; n < CARDS; n++) {
        if ((n === a) !== offers) continue;
        const printed = turn.numbers[n] as number;
        const reach = action === TEMP ? MAX_CHANGE : 0;
        for (let by = -reach; by <= reach; by++) {
          const number = printed + by;
          if (number < 0 || number > MAX_NUMBER || !sheet.fitsSomewhere(number)) continue;
          this.#look(sheet, number);
          for (let street = 0; street < STREETS; street++) {
            const at = number * STREETS + street;
            let value = (this.#values[at] as number) + gain;
            let house = this.#houses[at] as number;
            if (action === PARK) value += this.#parkGain(sheet, street);
            else if (action === POOL && (this.#poolValues[at] as number) > value) {
              value = this.#poolValues[at] as number;
              house = this.#poolHouses[at] as number;
            }
            if (value > best) {
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
    }
    if (bestNumber === NONE) return turn.refuse();
    turn.choose(bestNumber, bestAction);
    if (turn.hasTemp) turn.change(bestChange);
    turn.write(bestStreet, bestHouse);
    if (!turn.acted) this.#act(turn);
  }

  #act(turn: Turn): void {
    const { action, sheet } = turn;
    const rows = targetsNow(turn);
    if (rows === 0) return;
    let gain = 0;
    if (action === FENCE) gain = this.#bestFence(sheet, turn.targets);
    else if (action === BIS) gain = this.#bestCopy(sheet, turn.targets);
    else if (action === IMPROVE) gain = this.#bestImprovement(sheet);
    else {
      this.#row = 0;
      this.#target = 0;
      gain = (turn.targets[0] as number) === 0 ? 0 : 1;
    }
    if (gain > 0) turn.act(this.#row, this.#target);
  }

  /** What an action brings that does not depend on the number. */
  #gain({ sheet }: Turn, action: number): number {
    const masks = this.#masks;
    switch (action) {
      case FENCE:
        for (let street = 0; street < STREETS; street++) {
          const used = sheet.used(street);
          masks[street] = (sheet.houses(street) >>> 1) & ~sheet.fences(street) & ~(used & (used >>> 1));
        }
        return Math.max(0, this.#bestFence(sheet, masks));
      case IMPROVE:
        return this.#bestImprovement(sheet);
      case TEMP:
        return sheet.temps < sheet.layout.tempBoxes ? this.#weights.temp : 0;
      case BIS:
        if (sheet.bisCount >= sheet.layout.bis.length - 1) return 0;
        for (let street = 0; street < STREETS; street++) {
          const empty = sheet.empty(street);
          masks[street * 2] = empty & (sheet.built(street) << 1) & ~(sheet.fences(street) << 1);
          masks[street * 2 + 1] = empty & (sheet.built(street) >>> 1) & ~sheet.fences(street);
        }
        return Math.max(0, this.#bestCopy(sheet, masks));
      default:
        return 0;
    }
  }

  #parkGain(sheet: Sheet, street: number): number {
    const values = sheet.layout.parks[street] as Int32Array;
    const parks = sheet.parks(street);
    const boxes = values.length - 1;
    if (parks >= boxes) return 0;
    const step = (values[parks + 1] as number) - (values[parks] as number);
    const houses = popcount(sheet.empty(street));
    if (boxes - parks > houses) return step;
    const rest = (values[boxes] as number) - (values[parks] as number);
    return step + this.#weights.park * Math.max(0, rest / (boxes - parks) - step);
  }

  /** Finds the best house of each street for a number. */
  #look(sheet: Sheet, number: number): void {
    if (((this.#known >> number) & 1) === 1) return;
    this.#known |= 1 << number;
    for (let street = 0; street < STREETS; street++) {
      const at = number * STREETS + street;
      this.#values[at] = NEVER;
      this.#poolValues[at] = NEVER;
      for (let spots = sheet.fits(street, number); spots !== 0;) {
        const first = lowest(spots);
        const shifted = spots >> first;
        const size = popcount((shifted ^ (shifted + 1)) >> 1);
        this.#lookInGap(sheet, street, number, first, first + size);
        spots &= -1 << (first + size);
      }
    }
  }

  #lookInGap(sheet: Sheet, street: number, number: number, first: number, after: number): void {
    const chances = this.#chances;
    const { house: perHouse, plot } = this.#weights;
    const at = number * STREETS + street;
    const smaller = first === 0 ? NONE : sheet.number(street, first - 1);
    const beyond = after < (sheet.layout.lengths[street] as number) ? sheet.number(street, after) : NONE;
    const larger = beyond === NONE ? END : beyond;
    const houses = after - first;
    const before = houses * chances.of(houses, smaller, larger);
    const plots = sheet.layout.plots[street] as number;
    const pool = nextPool(sheet);
    for (let house = first; house < after; house++) {
      const left = house - first;
      const right = after - 1 - house;
      let filled = 1 - before;
      if (left > 0) filled += left * chances.of(left, smaller, number);
      if (right > 0) filled += right * chances.of(right, number, larger);
      const value = perHouse * filled + this.#completion(sheet, street, house);
      const isPlot = ((plots >> house) & 1) === 1;
      if (isPlot && value + pool > (this.#poolValues[at] as number)) {
        this.#poolValues[at] = value + pool;
        this.#poolHouses[at] = house;
      }
      const plain = isPlot ? value - plot * pool : value;
      if (plain > (this.#values[at] as number)) {
        this.#values[at] = plain;
        this.#houses[at] = house;
      }
    }
  }

  /** What the run of a house gains when the house is filled. */
  #completion(sheet: Sheet, street: number, house: number): number {
    const first = sheet.runStart(street, house);
    const last = sheet.runEnd(street, house);
    const size = last - first + 1;
    if (size > MAX_SIZE) return 0;
    const missing = popcount(((2 << last) - (1 << first)) & ~sheet.built(street));
    const gained = (this.#complete[missing - 1] as number) - (this.#complete[missing] as number);
    return (this.#worth[size] as number) * gained;
  }

  /** Finds the fence that gains most, and returns what. */
  #bestFence(sheet: Sheet, rows: Int32Array): number {
    let best = NEVER;
    for (let street = 0; street < STREETS; street++) {
      for (let rest = rows[street] as number; rest !== 0; rest &= rest - 1) {
        const gap = lowest(rest);
        const first = sheet.runStart(street, gap);
        const last = sheet.runEnd(street, gap);
        const gain =
          this.#piece(sheet, street, first, gap) +
          this.#piece(sheet, street, gap + 1, last) -
          this.#piece(sheet, street, first, last);
        if (gain > best) {
          best = gain;
          this.#row = street;
          this.#target = gap;
        }
      }
    }
    return best;
  }

  /** What a run is worth, or will be. */
  #piece(sheet: Sheet, street: number, first: number, last: number): number {
    const size = last - first + 1;
    const missing = popcount(((2 << last) - (1 << first)) & ~sheet.built(street));
    if (size > MAX_SIZE) return this.#weights.loose * (size - missing * this.#weights.gap);
    return (this.#worth[size] as number) * (this.#complete[missing] as number);
  }

  /** Finds the copy that gains most, and returns what. */
  #bestCopy(sheet: Sheet, rows: Int32Array): number {
    const { bis } = sheet.layout;
    const count = sheet.bisCount;
    const cost = (bis[count + 1] as number) - (bis[count] as number);
    const lost = this.#weights.plot * nextPool(sheet);
    let best = NEVER;
    for (let row = 0; row < STREETS * 2; row++) {
      const street = row >> 1;
      const empty = sheet.empty(street);
      const plots = sheet.layout.plots[street] as number;
      for (let rest = rows[row] as number; rest !== 0; rest &= rest - 1) {
        const house = lowest(rest);
        const gain =
          this.#weights.house * this.#copyFills(sheet, street, house, row & 1, empty) +
          this.#completion(sheet, street, house) -
          cost -
          (((plots >> house) & 1) === 1 ? lost : 0);
        if (gain > best) {
          best = gain;
          this.#row = row;
          this.#target = house;
        }
      }
    }
    return best;
  }

  /** By how many houses more a gap may fill once a copy stands at its edge. */
  #copyFills(sheet: Sheet, street: number, house: number, side: number, empty: number): number {
    const length = sheet.layout.lengths[street] as number;
    let first = house;
    let last = house;
    if (side === 0) while (last + 1 < length && ((empty >> (last + 1)) & 1) === 1) last++;
    else while (first > 0 && ((empty >> (first - 1)) & 1) === 1) first--;
    const smaller = first === 0 ? NONE : sheet.number(street, first - 1);
    const beyond = last + 1 < length ? sheet.number(street, last + 1) : NONE;
    const larger = beyond === NONE ? END : beyond;
    const houses = last - first + 1;
    const after = houses === 1 ? 0 : (houses - 1) * this.#chances.of(houses - 1, smaller, larger);
    return 1 + after - houses * this.#chances.of(houses, smaller, larger);
  }

  /** Finds the column that gains most, and returns what. */
  #bestImprovement(sheet: Sheet): number {
    if (sheet.improvable === 0) return 0;
    const likely = this.#likely;
    for (let size = 1; size <= MAX_SIZE; size++) likely[size] = this.#weights.ahead;
    for (let street = 0; street < STREETS; street++) {
      for (let first = 0; first < (sheet.layout.lengths[street] as number);) {
        const last = sheet.runEnd(street, first);
        const size = last - first + 1;
        const missing = popcount(((2 << last) - (1 << first)) & ~sheet.built(street));
        if (size <= MAX_SIZE) likely[size] = (likely[size] as number) + (this.#complete[missing] as number);
        first = last + 1;
      }
    }
    let best = NEVER;
    for (let rest = sheet.improvable; rest !== 0; rest &= rest - 1) {
      const size = lowest(rest);
      const values = sheet.layout.estates[size] as Int32Array;
      const at = sheet.improved(size);
      const gain = ((values[at + 1] as number) - (values[at] as number)) * (likely[size] as number);
      if (gain > best) {
        best = gain;
        this.#row = 0;
        this.#target = size;
      }
    }
    return best;
  }

  /** Whether the third plan would end a game that could go on to better things. */
  #isTooEarly({ sheet, worth }: Turn, slot: number): boolean {
    let open = 0;
    for (let other = 0; other < SLOTS.length; other++) if (sheet.plan(other) === NONE) open++;
    if (open > 1) return false;
    return this.#turnsLeft * this.#weights.turn > (worth[slot] as number);
  }
}

function valueOf(sheet: Sheet, size: number): number {
  return (sheet.layout.estates[size] as Int32Array)[sheet.improved(size)] as number;
}

function nextPool({ layout: { pools }, poolCount }: Sheet): number {
  return poolCount + 1 < pools.length ? (pools[poolCount + 1] as number) - (pools[poolCount] as number) : 0;
}
