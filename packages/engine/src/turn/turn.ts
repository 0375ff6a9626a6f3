import { act, ACTION, type ActionCode, type Written } from '../action/action.ts';
import { crossTemp } from '../action/temp.ts';
import { claimPlan } from '../plan/claim.ts';
import type { Plan } from '../plan/plan.ts';
import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import { NONE as NOTHING, Sheet } from '../sheet/sheet.ts';
import type { Position } from '../state/position.ts';
import type { Rules } from '../state/rules.ts';
import type { ReadonlyInts } from '../types.ts';

const { TEMP } = ACTION;
/** A local copy: V8 folds a constant of the same module, but not an imported one. */
const NONE = NOTHING;

/**
 * A turn in progress, for the fast path: a sheet to write on and a few integers for the progress of the turn.
 * Its methods carry out steps without checking legality: `legal.ts` does that, and `draft.ts` combines the
 * two for players.
 */
export class Turn implements Written {
  readonly rules: Rules;
  readonly sheet: Sheet;
  /** The three cards to choose from. */
  readonly numbers = new Int32Array(3);
  readonly actions = new Int32Array(3);
  /** What each plan would score now. */
  readonly worth = new Int32Array(3);
  reshuffle: Position['reshuffle'] = 'never';

  /** Which cards give the number and the action. */
  numberFrom = NONE;
  actionFrom = NONE;
  refused = false;
  /** The number to write, after any change. */
  number = NONE;
  /** Where it was written. */
  street = NONE;
  house = NONE;
  /** Whether the action has been used. */
  acted = false;
  roundabouts = 0;
  /** A mask of the plan slots claimed in this turn. */
  claimed = 0;
  asked = false;

  constructor(rules: Rules) {
    this.rules = rules;
    this.sheet = new Sheet(rules.layout);
  }

  /** Starts a new turn on the same sheet; the caller sets cards and worth. */
  begin(): void {
    this.numberFrom = NONE;
    this.actionFrom = NONE;
    this.refused = false;
    this.number = NONE;
    this.street = NONE;
    this.house = NONE;
    this.acted = false;
    this.roundabouts = 0;
    this.claimed = 0;
    this.asked = false;
  }

  copyInto(target: Turn): void {
    this.sheet.copyInto(target.sheet);
    target.numbers.set(this.numbers);
    target.actions.set(this.actions);
    target.worth.set(this.worth);
    target.reshuffle = this.reshuffle;
    target.numberFrom = this.numberFrom;
    target.actionFrom = this.actionFrom;
    target.refused = this.refused;
    target.number = this.number;
    target.street = this.street;
    target.house = this.house;
    target.acted = this.acted;
    target.roundabouts = this.roundabouts;
    target.claimed = this.claimed;
    target.asked = this.asked;
  }

  copy(): Turn {
    const copy = new Turn(this.rules);
    this.copyInto(copy);
    return copy;
  }

  get chosen(): boolean {
    return this.numberFrom !== NONE;
  }

  get written(): boolean {
    return this.house !== NONE;
  }

  /** The action of the chosen card. */
  get action(): ActionCode {
    return this.actions[this.actionFrom] as ActionCode;
  }

  get hasTemp(): boolean {
    return this.action === TEMP;
  }

  /** [T1] Whether the number is written or the permit refused: everything after that is optional. */
  get complete(): boolean {
    return this.refused || this.written;
  }

  choose(numberFrom: number, actionFrom: number): void {
    this.numberFrom = numberFrom;
    this.actionFrom = actionFrom;
    this.number = this.numbers[numberFrom] as number;
  }

  refuse(): void {
    this.refused = true;
    this.sheet.refusals += 1;
  }

  /** [A9] Uses a temp to change the number. */
  change(by: number): void {
    this.number += by;
    this.acted = true;
    crossTemp(this.sheet);
  }

  write(street: number, house: number): void {
    this.sheet.write(street, house, this.number);
    this.street = street;
    this.house = house;
    if (this.hasTemp) this.acted = true;
  }

  /** Uses the action on one of its targets. */
  act(row: number, target: number): void {
    act(this.sheet, this.action, row, target, this);
    this.acted = true;
  }

  build(street: number, house: number): void {
    this.sheet.placeRoundabout(street, house);
    this.roundabouts += 1;
  }

  claim(slot: number, way: number): void {
    claimPlan(this.sheet, this.rules.plans[slot] as Plan, way, this.worth[slot] as number);
    this.claimed |= 1 << slot;
  }

  ask(): void {
    this.asked = true;
  }
}

export function turnOf(position: Position): Turn {
  const turn = new Turn(position.rules);
  position.sheet.copyInto(turn.sheet);
  turn.numbers.set(position.numbers);
  turn.actions.set(position.actions);
  turn.worth.set(position.worth);
  turn.reshuffle = position.reshuffle;
  return turn;
}

/** A turn for reading: all queries, no steps. */
export interface ReadonlyTurn extends Readonly<
  Pick<
    Turn,
    | 'rules'
    | 'reshuffle'
    | 'numberFrom'
    | 'actionFrom'
    | 'refused'
    | 'number'
    | 'street'
    | 'house'
    | 'acted'
    | 'roundabouts'
    | 'claimed'
    | 'asked'
    | 'chosen'
    | 'written'
    | 'action'
    | 'hasTemp'
    | 'complete'
    | 'copy'
    | 'copyInto'
  >
> {
  readonly sheet: ReadonlySheet;
  readonly numbers: ReadonlyInts;
  readonly actions: ReadonlyInts;
  readonly worth: ReadonlyInts;
}
