import { FROM } from '../action/bis.ts';
import { ACTION, MAX_ROWS, type ActionCode } from '../action/action.ts';
import { MAX_CHANGE } from '../action/temp.ts';
import { lowest } from '../bits.ts';
import { broken } from '../invariant.ts';
import { estatesOfWay } from '../plan/claim.ts';
import type { Plan } from '../plan/plan.ts';
import { SLOTS, STREETS, type Slot, type Step } from '../types.ts';
import {
  canAskReshuffle,
  canChoose,
  canRefuse,
  claimsNow,
  roundaboutsNow,
  targetsNow,
  tempChanges,
  writeSpots,
} from './legal.ts';
import type { ReadonlyTurn, Turn } from './turn.ts';

/**
 * A step as one integer: its kind in the lowest four bits, one operand in the next three, another in the
 * rest. Writing in house 5 of street 1 is 3 | 1 << 4 | 5 << 7 = 659.
 */
const CHOOSE = 0;
const REFUSE = 1;
const CHANGE = 2;
const WRITE = 3;
const ACT = 4;
const ROUNDABOUT = 5;
const PLAN = 6;
const RESHUFFLE = 7;
type Kind =
  | typeof CHOOSE
  | typeof REFUSE
  | typeof CHANGE
  | typeof WRITE
  | typeof ACT
  | typeof ROUNDABOUT
  | typeof PLAN
  | typeof RESHUFFLE;

/** The operand of a refusal that gives no card away. */
export const NOTHING = 3;

function pack(kind: Kind, a: number, b: number): number {
  return kind | (a << 4) | (b << 7);
}

const kindOf = (step: number): Kind => (step & 15) as Kind;
const a = (step: number): number => (step >> 4) & 7;
const b = (step: number): number => step >> 7;

export const packChoose = (numberFrom: number, actionFrom: number): number =>
  pack(CHOOSE, numberFrom, actionFrom);
export const packRefuse = (give: number): number => pack(REFUSE, give, 0);
export const packChange = (by: number): number => pack(CHANGE, by + MAX_CHANGE, 0);
export const packWrite = (street: number, house: number): number => pack(WRITE, street, house);
export const packAct = (row: number, target: number): number => pack(ACT, row, target);
export const packRoundabout = (street: number, house: number): number => pack(ROUNDABOUT, street, house);
export const packPlan = (slot: number, way: number): number => pack(PLAN, slot, way);
export const packReshuffle = (): number => RESHUFFLE;

/** Every legal next step, in a fixed order that golden files and bots depend on. */
export function* nextSteps(turn: ReadonlyTurn): Generator<number> {
  if (turn.asked) return;
  for (let n = 0; n < 3; n++) {
    for (let action = 0; action < 3; action++) if (canChoose(turn, n, action)) yield packChoose(n, action);
  }
  if (canRefuse(turn)) {
    if (!turn.rules.mode.cardUse.givesThird) yield packRefuse(NOTHING);
    else for (let give = 0; give < 3; give++) yield packRefuse(give);
  }
  for (let rest = tempChanges(turn); rest !== 0; rest &= rest - 1) {
    yield packChange(lowest(rest) - MAX_CHANGE);
  }
  for (let street = 0; street < STREETS; street++) {
    for (let rest = writeSpots(turn, street); rest !== 0; rest &= rest - 1) {
      yield packWrite(street, lowest(rest));
    }
  }
  const targets = new Int32Array(MAX_ROWS);
  const rows = targetsNow(turn, targets);
  for (let row = 0; row < rows; row++) {
    for (let rest = targets[row] as number; rest !== 0; rest &= rest - 1) yield packAct(row, lowest(rest));
  }
  for (let street = 0; street < STREETS; street++) {
    for (let rest = roundaboutsNow(turn, street); rest !== 0; rest &= rest - 1) {
      yield packRoundabout(street, lowest(rest));
    }
  }
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const ways = claimsNow(turn, slot);
    for (let way = 0; way < ways; way++) yield packPlan(slot, way);
  }
  if (canAskReshuffle(turn)) yield packReshuffle();
}

/** Carries out a step that is known to be legal. */
export function apply(turn: Turn, step: number): void {
  switch (kindOf(step)) {
    case CHOOSE:
      return turn.choose(a(step), b(step));
    case REFUSE:
      return turn.refuse();
    case CHANGE:
      return turn.change(a(step) - MAX_CHANGE);
    case WRITE:
      return turn.write(a(step), b(step));
    case ACT:
      return turn.act(a(step), b(step));
    case ROUNDABOUT:
      return turn.build(a(step), b(step));
    case PLAN:
      return turn.claim(a(step), b(step));
    case RESHUFFLE:
      return turn.ask();
  }
}

/** A packed step as records write it. Must be called before the step is carried out. */
export function unpack(turn: ReadonlyTurn, step: number): Step {
  switch (kindOf(step)) {
    case CHOOSE:
      return turn.rules.mode.cardUse.choice(a(step), b(step));
    case REFUSE:
      return a(step) === NOTHING ? { do: 'refuse' } : { do: 'refuse', give: a(step) };
    case CHANGE:
      return { do: 'temp', by: a(step) - MAX_CHANGE };
    case WRITE:
      return { do: 'write', number: turn.number, at: [a(step), b(step)] };
    case ACT:
      return unpackAction(turn.action, a(step), b(step));
    case ROUNDABOUT:
      return { do: 'roundabout', at: [a(step), b(step)] };
    case PLAN: {
      const plan = turn.rules.plans[a(step)] as Plan;
      const slot = SLOTS[a(step)] as Slot;
      return { do: 'plan', slot, estates: estatesOfWay(turn.sheet, plan, b(step)) };
    }
    case RESHUFFLE:
      return { do: 'reshuffle' };
  }
}

function unpackAction(action: ActionCode, row: number, target: number): Step {
  switch (action) {
    case ACTION.FENCE:
      return { do: 'fence', at: [row, target] };
    case ACTION.IMPROVE:
      return { do: 'improve', size: target };
    case ACTION.PARK:
      return { do: 'park' };
    case ACTION.POOL:
      return { do: 'pool' };
    case ACTION.TEMP:
      return broken('a temp has no targets');
    case ACTION.BIS: {
      const street = row >> 1;
      const from = (row & 1) === FROM.LEFT ? target - 1 : target + 1;
      return { do: 'bis', from: [street, from], at: [street, target] };
    }
  }
}
