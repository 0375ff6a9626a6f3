import { ACTION, listTargets, MAX_ROWS } from '../action/action.ts';
import { hasRoundaboutBox, roundaboutSpots } from '../action/roundabout.ts';
import { MAX_CHANGE, isHouseNumber, usefulChanges } from '../action/temp.ts';
import { lowest } from '../bits.ts';
import { claimWays } from '../plan/claim.ts';
import type { Plan } from '../plan/plan.ts';
import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import { STREETS } from '../types.ts';
import type { ReadonlyTurn } from './turn.ts';

/** The legal next steps of a turn, as masks. Legality is decided only here. */

/** [T5] [T6] Whether these cards may be chosen: their number can still be written in this turn. */
export function canChoose(turn: ReadonlyTurn, numberFrom: number, actionFrom: number): boolean {
  if (turn.chosen || turn.refused) return false;
  if ((numberFrom === actionFrom) !== turn.rules.mode.cardUse.oneCard) return false;
  return canPlace(
    turn,
    turn.sheet,
    turn.numbers[numberFrom] as number,
    (turn.actions[actionFrom] as number) === ACTION.TEMP,
  );
}

/** [T3] [R1] [R21] Whether the permit may be refused: no printed number fits the sheet as it is. */
export function canRefuse(turn: ReadonlyTurn): boolean {
  if (turn.chosen || turn.refused) return false;
  const { sheet, numbers } = turn;
  return !(
    sheet.fitsSomewhere(numbers[0] as number) ||
    sheet.fitsSomewhere(numbers[1] as number) ||
    sheet.fitsSomewhere(numbers[2] as number)
  );
}

/** [A9] The changes a temp may make now, as a mask: bit 0 for −2. */
export function tempChanges(turn: ReadonlyTurn): number {
  if (!turn.chosen || turn.written || turn.acted || !turn.hasTemp) return 0;
  const changes = usefulChanges(turn.sheet, turn.number);
  if (roundaboutsLeft(turn) === 0) return changes;
  let helped = 0;
  for (let i = 0; i <= 2 * MAX_CHANGE; i++) {
    const number = turn.number + i - MAX_CHANGE;
    if (isHouseNumber(number) && canPlace(turn, turn.sheet, number, false)) helped |= 1 << i;
  }
  return helped;
}

/** [T1] [H1] The houses of a street where the number may be written now. */
export function writeSpots(turn: ReadonlyTurn, street: number): number {
  if (!turn.chosen || turn.written) return 0;
  return turn.sheet.fits(street, turn.number);
}

/**
 * [A1] Writes the targets of the chosen action into `rows` (of length `MAX_ROWS`) and returns the number of
 * rows.
 */
export function targetsNow(turn: ReadonlyTurn, rows: Int32Array): number {
  if (!turn.written || turn.acted || turn.claimed !== 0) return 0;
  return listTargets(turn.sheet, turn.action, turn, rows);
}

const targets = new Int32Array(MAX_ROWS);

/** Whether the chosen action may be used on this target now. */
export function canTarget(turn: ReadonlyTurn, row: number, target: number): boolean {
  return row < targetsNow(turn, targets) && (((targets[row] as number) >> target) & 1) === 1;
}

/** How many more roundabouts this turn may build. */
export function roundaboutsLeft(turn: ReadonlyTurn): number {
  const { sheet, rules } = turn;
  if (!hasRoundaboutBox(sheet, rules.roundabouts)) return 0;
  const thisTurn = rules.layout.rulings.roundaboutsPerTurn - turn.roundabouts;
  return Math.min(rules.roundabouts - sheet.roundaboutCount, thisTurn);
}

/** [A13] [A14] [T6] The houses of a street where a roundabout may be built now. */
export function roundaboutsNow(turn: ReadonlyTurn, street: number): number {
  if (turn.claimed !== 0 || turn.asked || roundaboutsLeft(turn) <= 0) return 0;
  const spots = roundaboutSpots(turn.sheet, street, turn.rules.roundabouts);
  if (!turn.chosen || turn.written) return spots;
  let safe = 0;
  for (let rest = spots; rest !== 0; rest &= rest - 1) {
    if (leavesPlace(turn, street, lowest(rest))) safe |= rest & -rest;
  }
  return safe;
}

/** [P1] In how many ways a plan may be claimed now. */
export function claimsNow(turn: ReadonlyTurn, slot: number): number {
  if (!turn.complete || turn.asked) return 0;
  return claimWays(turn.sheet, turn.rules.plans[slot] as Plan);
}

/** [K5] Whether a reshuffle may be asked for now. */
export function canAskReshuffle(turn: ReadonlyTurn): boolean {
  return turn.claimed !== 0 && !turn.asked && turn.reshuffle === 'open';
}

/** Whether the chosen number could still be written after a roundabout here. */
function leavesPlace(turn: ReadonlyTurn, street: number, house: number): boolean {
  const after = turn.sheet.copy();
  after.placeRoundabout(street, house);
  return canPlace(turn, after, turn.number, turn.hasTemp && !turn.acted);
}

/**
 * [T6] Whether a number, perhaps changed by a temp, fits now or after roundabouts that this turn may still
 * build.
 */
function canPlace(turn: ReadonlyTurn, sheet: ReadonlySheet, number: number, changeable: boolean): boolean {
  if (changeable ? usefulChanges(sheet, number) !== 0 : sheet.fitsSomewhere(number)) return true;
  const built = sheet.roundaboutCount - turn.sheet.roundaboutCount;
  if (roundaboutsLeft(turn) - built <= 0) return false;
  for (let street = 0; street < STREETS; street++) {
    for (let rest = roundaboutSpots(sheet, street, turn.rules.roundabouts); rest !== 0; rest &= rest - 1) {
      const after = sheet.copy();
      after.placeRoundabout(street, lowest(rest));
      if (canPlace(turn, after, number, changeable)) return true;
    }
  }
  return false;
}
