import type { Draft, Position, ReadonlyTurn, Step } from 'picket-engine';
import { NONE } from 'picket-engine/fast';

const CARDS = 3;

/** The result of a turn, and the card of the hand that it gives away, or `NONE`. */
export interface Branch {
  readonly after: ReadonlyTurn;
  readonly given: number;
}

export function branchOf({ position, steps, turn }: Draft): Branch {
  return { after: turn, given: givenBy(position, steps, turn.numberFrom, turn.actionFrom) };
}

/** Whether two turns lead to the same sheet and, if a card is given away, the same card. */
export function isSame(one: Branch, other: Branch): boolean {
  const isEqual = one.after.sheet.equals(other.after.sheet) && one.after.asked === other.after.asked;
  return isEqual && (one.given === NONE || one.given === other.given);
}

/** The card of the hand that a turn gives away, or `NONE`. */
function givenBy({ rules }: Position, turn: readonly Step[], number: number, action: number): number {
  if (!rules.mode.cardUse.givesThird) return NONE;
  const refusal = turn.find((step) => step.do === 'refuse');
  return refusal === undefined ? CARDS - number - action : (refusal.give ?? NONE);
}
