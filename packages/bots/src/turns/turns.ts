import {
  ACTION,
  canAskReshuffle,
  canChoose,
  canRefuse,
  claimsNow,
  lowest,
  MAX_ROWS,
  MAX_CHANGE,
  MAX_NUMBER,
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
  SLOTS,
  STREETS,
  targetsNow,
  tempChanges,
  Turn,
  writeSpots,
  type Rules,
} from '@picket/engine';
import { countClaims, claimAt } from './claims.ts';
import { promisingRoundabouts, type Spots } from './roundabouts.ts';

const { FENCE, BIS, TEMP } = ACTION;
const CARDS = 3;
const PLANS = SLOTS.length;
const NOTHING_GIVEN = CARDS;
/** Roundabouts, cards, change, house, action, three plans and a reshuffle, each on a turn of its own. */
const DEPTH = 10;

/** What is called for each turn: the turn as it stands at its end. It is scratch: to be read, never kept. */
export type Visit = (after: Turn, found: Turns) => void;

/**
 * Every legal turn of a position, each as what it leaves behind. Made once for a game, it lists the turns of any
 * position of it without allocating:
 *
 *     const turns = new Turns(rules);
 *     turns.each(turnOf(position), (after, { steps, length, given }) => …);
 *
 * - The start is a `Turn` that was just begun, with its sheet, cards, `worth` and `reshuffle` filled in. It is not changed.
 * - `after.sheet` is the afterstate; `after.claimed`, `after.asked`, `after.roundabouts` and the like tell what was done.
 * - `steps[0 … length − 1]` are its packed steps. Keep them (`keep`) and hand them to `stepsOf` for the turn as records write it.
 * - `given` is the card of the hand that is passed on or given to the AAA, or `NONE`.
 *
 * What cannot be better than another turn that is listed is left out: equal cards, a park, pool, improvement or temp box
 * not taken, a roundabout after the number instead of before it, a plan met by estates that nobody can tell apart. What
 * may be wise to decline is listed both ways: fences, copies, plans, a reshuffle.
 */
export class Turns {
  readonly steps = new Int32Array(DEPTH);
  length = 0;
  given = NONE;
  readonly #stack: readonly Turn[];
  readonly #passesOn: boolean;
  readonly #targets = new Int32Array(MAX_ROWS);
  /** By number and street, the houses where it was written and nothing else done. */
  readonly #bare = new Int32Array((MAX_NUMBER + 1) * STREETS);
  #visit: Visit = () => undefined;
  #spots: Spots = promisingRoundabouts;

  constructor(rules: Rules) {
    this.#stack = Array.from({ length: DEPTH }, () => new Turn(rules));
    this.#passesOn = rules.mode.cardUse.givesThird;
  }

  /** Calls `visit` for every turn. `spots` says where roundabouts are tried. */
  each(start: Turn, visit: Visit, spots: Spots = promisingRoundabouts): void {
    this.#visit = visit;
    this.#spots = spots;
    this.length = 0;
    this.#open(start, -1);
  }

  /** The steps of the turn being visited. */
  keep(): Int32Array {
    return this.steps.slice(0, this.length);
  }

  /** A copy of a turn one step on, for the caller to carry the step out. */
  #next(turn: Turn, step: number): Turn {
    this.steps[this.length++] = step;
    const next = this.#stack[this.length - 1] as Turn;
    turn.copyInto(next);
    return next;
  }

  /** Roundabouts come first: they only make room. Those of one turn are built in order, so that no pair comes twice. */
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

  /** Whether an earlier choice had the same number, the same action and, where it matters, left the same card. */
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

  /** A temp is always used: a box crossed costs nothing. */
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

  /** Whether this number stood here already with nothing else done; which action was declined does not matter. */
  #wasBare(turn: Turn): boolean {
    if (this.#passesOn) return false;
    const at = turn.number * STREETS + turn.street;
    const before = this.#bare[at] as number;
    this.#bare[at] = before | (1 << turn.house);
    return this.#bare[at] === before;
  }

  /** From this slot on, every plan that can be validated, or not. */
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

/** Whether a card before this one in the hand is the same. */
function hasCardBefore({ numbers, actions }: Turn, card: number): boolean {
  for (let i = 0; i < card; i++) {
    if (numbers[i] === numbers[card] && actions[i] === actions[card]) return true;
  }
  return false;
}
