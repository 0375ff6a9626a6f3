import { ACTION } from '../action/action.ts';
import { FROM, hasBisBox } from '../action/bis.ts';
import { insideUsed } from '../action/fence.ts';
import { hasPlot } from '../action/pool.ts';
import { isHouseNumber, MAX_CHANGE } from '../action/temp.ts';
import { wayOfEstates } from '../plan/claim.ts';
import type { Plan } from '../plan/plan.ts';
import { rejection, type Facts, type RejectionCode } from '../rejection.ts';
import { ok, reject, type Result } from '../result.ts';
import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import { NONE } from '../sheet/sheet.ts';
import { ACTIONS, MAX_SIZE, SLOTS, STREETS, type EstateName, type Spot, type Step } from '../types.ts';
import {
  canAskReshuffle,
  canChoose,
  canRefuse,
  canTarget,
  claimsNow,
  roundaboutsLeft,
  roundaboutsNow,
  tempChanges,
  writeSpots,
} from './legal.ts';
import {
  NOTHING,
  packAct,
  packChange,
  packChoose,
  packPlan,
  packRefuse,
  packReshuffle,
  packRoundabout,
  packWrite,
} from './pack.ts';
import type { ReadonlyTurn } from './turn.ts';

/** The packed step, or why it is rejected. */
type Judged = Result<number>;

/**
 * Judges any well-formed step. Legality is decided in `legal.ts`; the functions here only find the reason for
 * a rejection, the simplest first.
 */
export function judge(turn: ReadonlyTurn, step: Step): Judged {
  if (turn.asked) return no(step.do === 'reshuffle' ? 'reshuffle-asked' : 'turn-finished');
  switch (step.do) {
    case 'choose':
      return 'offer' in step ? judgeOffer(turn, step.offer) : judgeHand(turn, step.number, step.action);
    case 'refuse':
      return judgeRefusal(turn, step.give);
    case 'temp':
      return judgeTemp(turn, step.by);
    case 'write':
      return judgeWrite(turn, step.number, step.at);
    case 'fence':
      return judgeFence(turn, step.at);
    case 'improve':
      return judgeImprove(turn, step.size);
    case 'park':
      return judgePark(turn);
    case 'pool':
      return judgePool(turn);
    case 'bis':
      return judgeBis(turn, step.from, step.at);
    case 'roundabout':
      return judgeRoundabout(turn, step.at);
    case 'plan':
      return judgePlan(turn, SLOTS.indexOf(step.slot), step.estates);
    case 'reshuffle':
      return judgeReshuffle(turn);
  }
}

function no(code: RejectionCode, facts?: Facts): Judged {
  return reject(rejection(code, facts));
}

function judgeOffer(turn: ReadonlyTurn, offer: number): Judged {
  if (!turn.rules.mode.cardUse.oneCard || !isCard(offer)) return no('no-such-offer', { offer });
  return judgeCards(turn, offer, offer);
}

function judgeHand(turn: ReadonlyTurn, numberFrom: number, actionFrom: number): Judged {
  const { oneCard } = turn.rules.mode.cardUse;
  if (oneCard || !isCard(numberFrom) || !isCard(actionFrom)) {
    return no('no-such-offer', { offer: numberFrom });
  }
  return numberFrom === actionFrom ? no('same-card-twice') : judgeCards(turn, numberFrom, actionFrom);
}

function judgeCards(turn: ReadonlyTurn, numberFrom: number, actionFrom: number): Judged {
  if (canChoose(turn, numberFrom, actionFrom)) return ok(packChoose(numberFrom, actionFrom));
  if (turn.refused) return no('after-refusal');
  if (turn.chosen) return no('already-chosen');
  return no('number-fits-nowhere', { number: turn.numbers[numberFrom] as number });
}

function judgeRefusal(turn: ReadonlyTurn, give: number | undefined): Judged {
  if (turn.refused) return no('after-refusal');
  if (turn.chosen) return no('already-chosen');
  if (!canRefuse(turn)) {
    const fitting = turn.numbers.find((number) => turn.sheet.fitsSomewhere(number)) ?? NONE;
    return no('refusal-not-forced', { number: fitting });
  }
  if (!turn.rules.mode.cardUse.givesThird) {
    return give === undefined ? ok(packRefuse(NOTHING)) : no('nothing-to-give');
  }
  return give !== undefined && isCard(give) ? ok(packRefuse(give)) : no('give-a-card');
}

function judgeTemp(turn: ReadonlyTurn, by: number): Judged {
  const early = whyNoAction(turn, ACTION.TEMP);
  if (early !== undefined) return early;
  if (turn.written) return no('temp-after-writing');
  if (turn.acted) return no('action-used');
  if (Math.abs(by) > MAX_CHANGE) return no('temp-too-far', { by });
  const number = turn.number + by;
  if (!isHouseNumber(number)) return no('number-out-of-range', { number });
  const legal = ((tempChanges(turn) >> (by + MAX_CHANGE)) & 1) === 1;
  return legal ? ok(packChange(by)) : no('number-fits-nowhere', { number });
}

function judgeWrite(turn: ReadonlyTurn, number: number, spot: Spot): Judged {
  if (turn.refused) return no('after-refusal');
  if (!turn.chosen) return no('not-chosen-yet');
  if (turn.written) return no('already-written');
  if (!isSpot(turn.sheet, spot)) return noSpot(spot);
  if (number !== turn.number) return no('number-not-offered', { number, offered: turn.number });
  const [street, house] = spot;
  if (((writeSpots(turn, street) >> house) & 1) === 1) return ok(packWrite(street, house));
  return whyTaken(turn.sheet, spot) ?? whyNotAscending(turn.sheet, spot, number);
}

function judgeFence(turn: ReadonlyTurn, spot: Spot): Judged {
  const early = whyNoActionAfterWriting(turn, ACTION.FENCE);
  if (early !== undefined) return early;
  if (!isSpot(turn.sheet, spot)) return noSpot(spot);
  const [street, gap] = spot;
  if (canTarget(turn, street, gap)) return ok(packAct(street, gap));
  if (gap === (turn.sheet.layout.lengths[street] as number) - 1) return no('fence-at-street-end');
  if (((turn.sheet.fences(street) >> gap) & 1) === 1) return no('fence-there');
  if (((insideUsed(turn.sheet, street) >> gap) & 1) === 1) return no('fence-in-used-estate');
  return no('fence-between-twins', { number: turn.sheet.number(street, gap) });
}

function judgeImprove(turn: ReadonlyTurn, size: number): Judged {
  const early = whyNoActionAfterWriting(turn, ACTION.IMPROVE);
  if (early !== undefined) return early;
  if (size < 1 || size > MAX_SIZE) return no('no-such-size', { size });
  return canTarget(turn, 0, size) ? ok(packAct(0, size)) : no('column-full', { size });
}

function judgePark(turn: ReadonlyTurn): Judged {
  const early = whyNoActionAfterWriting(turn, ACTION.PARK);
  if (early !== undefined) return early;
  return canTarget(turn, 0, 0) ? ok(packAct(0, 0)) : no('parks-full', { street: turn.street });
}

function judgePool(turn: ReadonlyTurn): Judged {
  const early = whyNoActionAfterWriting(turn, ACTION.POOL);
  if (early !== undefined) return early;
  if (canTarget(turn, 0, 0)) return ok(packAct(0, 0));
  return hasPlot(turn.sheet, turn.street, turn.house) ? no('pools-full') : no('no-pool-here');
}

function judgeBis(turn: ReadonlyTurn, from: Spot, to: Spot): Judged {
  const early = whyNoActionAfterWriting(turn, ACTION.BIS);
  if (early !== undefined) return early;
  const { sheet } = turn;
  if (!isSpot(sheet, from)) return noSpot(from);
  if (!isSpot(sheet, to)) return noSpot(to);
  const [street, house] = to;
  if (from[0] !== street || Math.abs(from[1] - house) !== 1) return no('bis-not-neighbour');
  const side = from[1] < house ? FROM.LEFT : FROM.RIGHT;
  const row = 2 * street + side;
  if (canTarget(turn, row, house)) return ok(packAct(row, house));
  if (!hasBisBox(sheet)) return no('bis-full');
  if (sheet.number(street, from[1]) === NONE) return no('bis-empty-original');
  return whyTaken(sheet, to) ?? no('bis-across-fence');
}

function judgeRoundabout(turn: ReadonlyTurn, spot: Spot): Judged {
  const { sheet, rules } = turn;
  if (rules.roundabouts === 0) return no('no-roundabouts');
  if (turn.claimed !== 0) return no('plans-come-last');
  if (!isSpot(sheet, spot)) return noSpot(spot);
  const [street, house] = spot;
  if (((roundaboutsNow(turn, street) >> house) & 1) === 1) return ok(packRoundabout(street, house));
  if (sheet.roundaboutCount >= rules.roundabouts) {
    return no('roundabouts-built', { limit: rules.roundabouts });
  }
  if (roundaboutsLeft(turn) <= 0) return no('roundabout-this-turn');
  return whyTaken(sheet, spot) ?? no('roundabout-takes-last-house', { number: turn.number });
}

function judgePlan(turn: ReadonlyTurn, slot: number, estates: readonly EstateName[]): Judged {
  if (!turn.complete) return no(turn.chosen ? 'not-written-yet' : 'not-chosen-yet');
  if (turn.sheet.plan(slot) !== NONE) return no('plan-claimed', { slot: SLOTS[slot] ?? '' });
  if (claimsNow(turn, slot) === 0) return no('plan-not-met', { slot: SLOTS[slot] ?? '' });
  const plan = turn.rules.plans[slot] as Plan;
  const real = estates.every(
    ([street, first, size]) => isSpot(turn.sheet, [street, first]) && size > 0 && size <= MAX_SIZE,
  );
  const way = real ? wayOfEstates(turn.sheet, plan, estates) : undefined;
  return way === undefined ? no('plan-wrong-estates', { slot: SLOTS[slot] ?? '' }) : ok(packPlan(slot, way));
}

function judgeReshuffle(turn: ReadonlyTurn): Judged {
  if (canAskReshuffle(turn)) return ok(packReshuffle());
  if (turn.reshuffle === 'never') return no('reshuffle-not-played');
  return no(turn.reshuffle === 'gone' ? 'reshuffle-too-late' : 'reshuffle-needs-plan');
}

/** [A1] [T4] Why this action cannot be used in this turn, whatever its target. */
function whyNoAction(turn: ReadonlyTurn, action: number): Judged | undefined {
  if (turn.refused) return no('after-refusal');
  if (!turn.chosen) return no('not-chosen-yet');
  if (turn.action !== action) {
    return no('not-this-action', { action: ACTIONS[turn.action] ?? '', tried: ACTIONS[action] ?? '' });
  }
  return undefined;
}

/** [T2] The same for actions that come after the number and before plans. */
function whyNoActionAfterWriting(turn: ReadonlyTurn, action: number): Judged | undefined {
  const early = whyNoAction(turn, action);
  if (early !== undefined) return early;
  if (!turn.written) return no('not-written-yet');
  if (turn.acted) return no('action-used');
  return turn.claimed === 0 ? undefined : no('plans-come-last');
}

/** [H2] [H3] Why nothing can be put on a spot that is taken. */
function whyTaken(sheet: ReadonlySheet, [street, house]: Spot): Judged | undefined {
  if (((sheet.roundabouts(street) >> house) & 1) === 1) return no('roundabout-there');
  const number = sheet.number(street, house);
  return number === NONE ? undefined : no('house-taken', { number });
}

/** [H1] Which house in the same part of the street conflicts with a number. */
function whyNotAscending(sheet: ReadonlySheet, [street, house]: Spot, number: number): Judged {
  const part = sheet.partOf(street, house);
  for (let h = house - 1; h >= 0 && ((part >> h) & 1) === 1; h--) {
    const left = sheet.number(street, h);
    if (left >= number) return no('not-above-left', { number, left });
  }
  let right = house + 1;
  while (sheet.number(street, right) === NONE) right++;
  return no('not-below-right', { number, right: sheet.number(street, right) });
}

function isCard(index: number): boolean {
  return index >= 0 && index < 3;
}

function isSpot(sheet: ReadonlySheet, [street, house]: Spot): boolean {
  return street >= 0 && street < STREETS && house >= 0 && house < (sheet.layout.lengths[street] as number);
}

function noSpot([street, house]: Spot): Judged {
  return no('no-such-spot', { street, house });
}
