import { MAX_NUMBER, SLOTS, STREETS, type Rules } from 'picket-engine';
import {
  ACTION,
  canAskReshuffle,
  canChoose,
  canRefuse,
  claimsNow,
  lowest,
  MAX_ROWS,
  MAX_CHANGE,
  NONE,
  packAct,
  packChange,
  packChoose,
  packPlan,
  packRefuse,
  packReshuffle,
  packRoundabout,
  packWrite,
  roundaboutsLeft,
  targetsNow,
  tempChanges,
  Turn,
  writeSpots,
} from 'picket-engine/fast';
import { countClaims, claimAt } from './claims.ts';
import { promisingRoundabouts, type Spots } from './roundabouts.ts';

const { FENCE, BIS, TEMP } = ACTION;
const CARDS = 3;
const PLANS = SLOTS.length;
const NOTHING_GIVEN = CARDS;
/** Roundabouts, cards, change, house, action, three plans and a reshuffle, each on its own turn. */
const DEPTH = 10;

/** Called for each turn with its final state. `after` is scratch space: read it, do not keep it. */
export type Visit = (after: Turn, found: Turns) => void;

/**
 * Every legal turn of a position, as the state it leads to. Created once for a game, it lists the turns of
 * any position of that game without allocating:
 *
 *     const turns = new Turns(rules);
 *     turns.each(turnOf(position), (after, { steps, length, given }) => …);
 *
 * - The start is a `Turn` that has just begun, with its sheet, cards, `worth` and `reshuffle` set. It is not
 *   changed.
 * - `after.sheet` is the afterstate; `after.claimed`, `after.asked`, `after.roundabouts` etc. say what was
 *   done.
 * - `steps[0 … length − 1]` are its packed steps. `keep` copies them; `stepsOf` turns them into `Step`s.
 * - `given` is the card of the hand that is passed on or given to the AAA, or `NONE`.
 *
 * Turns that cannot be better than a listed one are left out: identical cards, an unused park, pool,
 * improvement or temp box, a roundabout after the number instead of before it, a plan claimed with equivalent
 * estates. Where declining may be right, both are listed: fences, bis, plans, a reshuffle.
 */
export class Turns {
  readonly steps = new Int32Array(DEPTH);
  length = 0;
  given = NONE;
  readonly #stack: readonly Turn[];
  readonly #passesOn: boolean;
  readonly #targets = new Int32Array(MAX_ROWS);
  /** By number and street, the houses where it was written with nothing else done. */
  readonly #bare = new Int32Array((MAX_NUMBER + 1) * STREETS);
  #visit: Visit = () => undefined;
  #spots: Spots = promisingRoundabouts;

  constructor(rules: Rules) {
    this.#stack = Array.from({ length: DEPTH }, () => new Turn(rules));
    this.#passesOn = rules.mode.cardUse.givesThird;
  }

  /** Calls `visit` for every turn. `spots` says where to try roundabouts. */
  each(start: Turn, visit: Visit, spots: Spots = promisingRoundabouts): void {
    this.#visit = visit;
    this.#spots = spots;
    this.length = 0;
    this.#open(start, -1);
  }

  /** A copy of the steps of the turn being visited. */
  keep(): Int32Array {
    return this.steps.slice(0, this.length);
  }

  /** A copy of a turn, on which the caller carries out the next step. */
  #next(turn: Turn, step: number): Turn {
    this.steps[this.length++] = step;
    const next = this.#stack[this.length - 1] as Turn;
    turn.copyInto(next);
    return next;
  }

  /**
   * Roundabouts come first, since they only make room. They are built in order, so that no pair comes twice.
   */
  #open(turn: Turn, last: number): void {
    this.#bare.fill(0);
    this.#chooseCards(turn);
    if (last < 0 && canRefuse(turn)) this.#refuse(turn);
    this.#build(turn, last, (next, spot) => this.#open(next, spot));
  }

  #build(turn: Turn, last: number, then: (next: Turn, spot: number) => void): void {
    if (roundaboutsLeft(turn) === 0) return;
    for (let street = 0; street < STREETS; street++) {
      for (let rest = this.#spots(turn, street); rest !== 0; rest &= rest - 1) {
        const house = lowest(rest);
        const spot = street * 32 + house;
        if (spot <= last) continue;
        const next = this.#next(turn, packRoundabout(street, house));
        next.build(street, house);
        then(next, spot);
        this.length--;
      }
    }
  }

  #refuse(turn: Turn): void {
    const gives = this.#passesOn ? CARDS : 1;
    for (let give = 0; give < gives; give++) {
      if (this.#passesOn && hasCardBefore(turn, give)) continue;
      const next = this.#next(turn, packRefuse(this.#passesOn ? give : NOTHING_GIVEN));
      next.refuse();
      this.given = this.#passesOn ? give : NONE;
      this.#claim(next, 0);
      this.#build(next, -1, (built) => this.#claim(built, 0));
      this.length--;
    }
  }

  #chooseCards(turn: Turn): void {
    for (let number = 0; number < CARDS; number++) {
      for (let action = 0; action < CARDS; action++) {
        if (!canChoose(turn, number, action) || this.#isSame(turn, number, action)) continue;
        const next = this.#next(turn, packChoose(number, action));
        next.choose(number, action);
        this.given = this.#passesOn ? CARDS - number - action : NONE;
        if (next.hasTemp) this.#change(next);
        else this.#write(next);
        this.length--;
      }
    }
  }

  /** Whether an earlier choice had the same number and action and, if it matters, left the same card. */
  #isSame(turn: Turn, number: number, action: number): boolean {
    const { numbers, actions } = turn;
    const left = CARDS - number - action;
    for (let n = 0; n <= number; n++) {
      for (let a = 0; a < CARDS && n * CARDS + a < number * CARDS + action; a++) {
        if (numbers[n] !== numbers[number] || actions[a] !== actions[action]) continue;
        if (!canChoose(turn, n, a)) continue;
        const l = CARDS - n - a;
        if (!this.#passesOn || (numbers[l] === numbers[left] && actions[l] === actions[left])) return true;
      }
    }
    return false;
  }

  /** A temp is always used: crossing a box costs nothing. */
  #change(turn: Turn): void {
    for (let rest = tempChanges(turn); rest !== 0; rest &= rest - 1) {
      const by = lowest(rest) - MAX_CHANGE;
      const next = this.#next(turn, packChange(by));
      next.change(by);
      this.#write(next);
      this.length--;
    }
  }

  #write(turn: Turn): void {
    for (let street = 0; street < STREETS; street++) {
      for (let rest = writeSpots(turn, street); rest !== 0; rest &= rest - 1) {
        const house = lowest(rest);
        const next = this.#next(turn, packWrite(street, house));
        next.write(street, house);
        this.#act(next);
        this.length--;
      }
    }
  }

  #act(turn: Turn): void {
    const { action } = turn;
    let targets = 0;
    const rows = targetsNow(turn, this.#targets);
    for (let row = 0; row < rows; row++) {
      for (let rest = this.#targets[row] as number; rest !== 0; rest &= rest - 1) {
        const target = lowest(rest);
        const next = this.#next(turn, packAct(row, target));
        next.act(row, target);
        this.#claim(next, 0);
        this.length--;
        targets++;
      }
    }
    const declines = targets === 0 || action === FENCE || action === BIS;
    if (action === TEMP || (declines && !this.#wasBare(turn))) this.#claim(turn, 0);
  }

  /**
   * Whether this number was already written here with nothing else done; the unused action makes no
   * difference.
   */
  #wasBare(turn: Turn): boolean {
    if (this.#passesOn) return false;
    const at = turn.number * STREETS + turn.street;
    const before = this.#bare[at] as number;
    this.#bare[at] = before | (1 << turn.house);
    return this.#bare[at] === before;
  }

  /** Every plan from this slot on, claimed if possible, or not. */
  #claim(turn: Turn, slot: number): void {
    for (let at = slot; at < PLANS; at++) {
      const ways = claimsNow(turn, at);
      if (ways === 0) continue;
      const tried = countClaims(turn, at, ways);
      for (let i = 0; i < tried; i++) {
        const way = claimAt(i, tried, ways);
        const next = this.#next(turn, packPlan(at, way));
        next.claim(at, way);
        this.#claim(next, at + 1);
        this.length--;
      }
    }
    this.#visit(turn, this);
    if (!canAskReshuffle(turn)) return;
    const next = this.#next(turn, packReshuffle());
    next.ask();
    this.#visit(next, this);
    this.length--;
  }
}

/** Whether an earlier card in the hand is identical. */
function hasCardBefore({ numbers, actions }: Turn, card: number): boolean {
  for (let i = 0; i < card; i++) {
    if (numbers[i] === numbers[card] && actions[i] === actions[card]) return true;
  }
  return false;
}
