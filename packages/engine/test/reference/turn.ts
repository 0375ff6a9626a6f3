// Whether a list of steps is a legal turn, or the start of one.

import { claimFault, usedUp } from './plans.ts';
import type { When } from './plans.ts';
import {
  bisCount,
  boxes,
  copySheet,
  fits,
  fitsSomewhere,
  numberOf,
  poolCount,
  roundaboutCount,
} from './sheet.ts';
import type { Estate, Place, Printed, RefSheet, RefStreet, Rulings } from './sheet.ts';

export type Action = 'fence' | 'improve' | 'park' | 'pool' | 'temp' | 'bis';

/** One step of a turn, as RECORD.md shows it. */
export type Step =
  | { do: 'choose'; offer: number }
  | { do: 'choose'; number: number; action: number }
  | { do: 'refuse'; give?: number }
  | { do: 'temp'; by: number }
  | { do: 'write'; number: number; at: Place }
  | { do: 'fence'; at: Place }
  | { do: 'improve'; size: number }
  | { do: 'park' }
  | { do: 'pool' }
  | { do: 'bis'; from: Place; at: Place }
  | { do: 'roundabout'; at: Place }
  | { do: 'plan'; slot: string; estates: Estate[] }
  | { do: 'reshuffle' };

export type Position = {
  printed: Printed;
  rulings: Rulings;
  sheet: RefSheet;
  /** offers: standard; hand: solo; hand-give: expert and aaa, where a refusal names the card given away */
  choice: 'offers' | 'hand' | 'hand-give';
  /** three offers (number and action side by side), or the three cards of the hand */
  cards: { number: number; action: Action }[];
  /** what the slots A, B, C ask for */
  plans: { when: When; high: number; low: number }[];
  /** what each plan would score now */
  worth: number[];
  /** Nobody has claimed a plan in an earlier round of this game. */
  firstPlanOpen: boolean;
  advanced: boolean;
};

export type Judgement =
  { ok: true; sheet: RefSheet; complete: boolean } | { ok: false; at: number; why: string };

/** The progress of a turn. */
export type Progress = {
  sheet: RefSheet;
  chosen: { number: number; action: Action } | null;
  refused: boolean;
  change: number | null;
  written: Place | null;
  acted: boolean;
  roundabouts: number;
  plans: number;
  reshuffled: boolean;
};

/** The result of a step: the turn so far, or why it is illegal. */
export type Outcome = Progress | string;

type Fields = { [name: string]: unknown };

const slots = ['A', 'B', 'C'];

/** RULES 2: a turn before its first step. */
export function begin(position: Position): Progress {
  return {
    sheet: copySheet(position.sheet),
    chosen: null,
    refused: false,
    change: null,
    written: null,
    acted: false,
    roundabouts: 0,
    plans: 0,
    reshuffled: false,
  };
}

/** RECORD "Steps": a turn is `choose … write …` or `refuse …`. */
export function isWhole(turn: Progress): boolean {
  return turn.refused || turn.written !== null;
}

/** RULES 2, RECORD "Steps": judges steps in their order, each on the sheet that the steps before it left. */
export function judge(position: Position, steps: readonly unknown[]): Judgement {
  let turn = begin(position);
  for (const [at, step] of steps.entries()) {
    const next = play(position, turn, step);
    if (typeof next === 'string') return { ok: false, at, why: next };
    turn = next;
  }
  return { ok: true, sheet: turn.sheet, complete: isWhole(turn) };
}

/** RECORD "Steps": whether these steps can be completed to a legal turn. */
export function canComplete(position: Position, steps: readonly unknown[]): boolean {
  let turn = begin(position);
  for (const step of steps) {
    const next = play(position, turn, step);
    if (typeof next === 'string') return false;
    turn = next;
  }
  return canFinish(position, turn);
}

/** RULES 1, 3, 9, R1, R21: tries everything up to write or refuse, roundabouts last. */
function canFinish(position: Position, turn: Progress): boolean {
  if (isWhole(turn)) return true;
  const tries: Step[] = [];
  for (let i = 0; i < 3; i += 1) {
    tries.push({ do: 'choose', offer: i });
    for (let j = 0; j < 3; j += 1) tries.push({ do: 'choose', number: i, action: j });
  }
  tries.push({ do: 'refuse' }, { do: 'refuse', give: 0 });
  const number = (turn.chosen?.number ?? 0) + (turn.change ?? 0);
  const places = turn.sheet.streets.flatMap((street, s) => street.houses.map((_, h): Place => [s, h]));
  for (const at of places) tries.push({ do: 'write', number, at });
  for (let by = -2; by <= 2; by += 1) tries.push({ do: 'temp', by });
  for (const at of places) tries.push({ do: 'roundabout', at });
  return tries.some((step) => {
    const next = play(position, turn, step);
    return typeof next !== 'string' && canFinish(position, next);
  });
}

/** RECORD "Steps": the turn after one more step, or why that step is not allowed now. */
export function play(position: Position, turn: Progress, step: unknown): Outcome {
  if (typeof step !== 'object' || step === null || Array.isArray(step)) return 'not a step';
  const fields: Fields = { ...step };
  if (turn.reshuffled) return 'nothing follows a reshuffle';
  if (turn.plans > 0 && fields['do'] !== 'plan' && fields['do'] !== 'reshuffle') {
    return 'after the plans only plans and a reshuffle';
  }
  switch (fields['do']) {
    case 'choose':
      return choose(position, turn, fields);
    case 'refuse':
      return refuse(position, turn, fields);
    case 'temp':
      return temp(position, turn, fields);
    case 'write':
      return write(turn, fields);
    case 'fence':
      return fence(position, turn, fields);
    case 'improve':
      return improve(position, turn, fields);
    case 'park':
      return park(position, turn, fields);
    case 'pool':
      return pool(position, turn, fields);
    case 'bis':
      return bis(position, turn, fields);
    case 'roundabout':
      return roundabout(position, turn, fields);
    case 'plan':
      return plan(position, turn, fields);
    case 'reshuffle':
      return reshuffle(position, turn, fields);
    default:
      return 'no such step';
  }
}

/** RECORD "Writing and reading": a step has the fields of its kind and no others. */
function has(fields: Fields, ...names: string[]): boolean {
  return Object.keys(fields).sort().join() === ['do', ...names].sort().join();
}

/** A whole number within bounds, or null. */
function whole(value: unknown, low: number, high: number): number | null {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high) return null;
  return value + 0;
}

/** RECORD: `[street, house]` of a house that is on the sheet, or null. */
function place(sheet: RefSheet, value: unknown): Place | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const s = whole(value[0], 0, sheet.streets.length - 1);
  if (s === null) return null;
  const h = whole(value[1], 0, (sheet.streets[s]?.houses.length ?? 0) - 1);
  return h === null ? null : [s, h];
}

/** RULES: the turn with a mark on a copy of its sheet. */
function written(turn: Progress, change: Partial<Progress>, mark: (sheet: RefSheet) => void): Progress {
  const sheet = copySheet(turn.sheet);
  mark(sheet);
  return { ...turn, ...change, sheet };
}

/** The street at an index, to write on. */
function streetOf(sheet: RefSheet, s: number): RefStreet {
  const street = sheet.streets[s];
  if (street === undefined) throw new RangeError(`no street ${s}`);
  return street;
}

/** A sorted list with one more entry, without duplicates. */
function including(list: readonly number[], entry: number): number[] {
  return [...new Set([...list, entry])].sort((a, b) => a - b);
}

/** RULES 2, solo and expert: take an offer, or the number of one card and the action of another. */
function choose(position: Position, turn: Progress, step: Fields): Outcome {
  if (turn.chosen !== null || turn.refused) return 'already chosen';
  const offers = position.choice === 'offers';
  if (!(offers ? has(step, 'offer') : has(step, 'number', 'action'))) return 'not the fields of this choice';
  const i = whole(offers ? step['offer'] : step['number'], 0, 2);
  const j = whole(offers ? step['offer'] : step['action'], 0, 2);
  if (i === null || j === null) return 'no such card';
  if (!offers && i === j) return 'number and action come from two cards';
  const numberCard = position.cards[i];
  const actionCard = position.cards[j];
  if (numberCard === undefined || actionCard === undefined) return 'no such card';
  return { ...turn, chosen: { number: numberCard.number, action: actionCard.action } };
}

/** RULES 3, R1, R8, R21: only if no printed number fits on the current sheet. */
function refuse(position: Position, turn: Progress, step: Fields): Outcome {
  if (turn.chosen !== null || turn.refused) return 'already chosen';
  const gives = position.choice === 'hand-give';
  if (!(gives ? has(step, 'give') : has(step))) return 'not the fields of this refusal';
  if (gives && whole(step['give'], 0, 2) === null) return 'no such card to give';
  if (position.cards.some((card) => fitsSomewhere(turn.sheet, card.number))) return 'a number fits (RULES 3)';
  if (turn.sheet.refusals >= boxes(position.printed.refusals)) return 'no refusal box left';
  return written(turn, { refused: true }, (sheet) => {
    sheet.refusals += 1;
  });
}

/** RULES 9, R2, R3: before the number is written, by -2 to 2, result 0 to 17. */
function temp(position: Position, turn: Progress, step: Fields): Outcome {
  if (!has(step, 'by')) return 'not the fields of temp';
  const by = whole(step['by'], -2, 2);
  if (by === null) return 'a change of -2 to 2 (RULES 9)';
  if (turn.chosen === null || turn.chosen.action !== 'temp') return 'no temp was chosen';
  if (turn.written !== null) return 'temp comes before write';
  if (turn.change !== null) return 'one action a turn';
  if (whole(turn.chosen.number + by, 0, 17) === null) return 'the number would leave 0 to 17 (RULES 9)';
  return written(turn, { change: by, acted: true }, (sheet) => {
    sheet.temps = Math.min(sheet.temps + 1, position.printed.tempBoxes);
  });
}

/** RULES 1, 2, 9: the chosen number, after any change, in one empty house where it fits. */
function write(turn: Progress, step: Fields): Outcome {
  if (!has(step, 'number', 'at')) return 'not the fields of write';
  if (turn.chosen === null) return 'nothing was chosen';
  if (turn.written !== null) return 'one number a turn';
  const number = whole(step['number'], 0, 17);
  const at = place(turn.sheet, step['at']);
  if (number === null || number !== turn.chosen.number + (turn.change ?? 0)) return 'not the number chosen';
  if (at === null) return 'no such house';
  if (!fits(turn.sheet, number, at)) return 'the number does not fit there (RULES 1)';
  return written(turn, { written: at }, (sheet) => {
    streetOf(sheet, at[0]).houses[at[1]] = number;
  });
}

/** RULES 2, RECORD "Steps": why an action other than temp may not be used now; null when it may. */
function actionFault(turn: Progress, action: Action): string | null {
  if (turn.written === null) return 'an action comes after write';
  if (turn.chosen === null || turn.chosen.action !== action) return `no ${action} was chosen`;
  return turn.acted ? 'one action a turn' : null;
}

/** RULES 4, R7, R14, R18 and 2018: a fence in a free gap, not between used houses nor equal numbers. */
function fence(position: Position, turn: Progress, step: Fields): Outcome {
  const fault = actionFault(turn, 'fence');
  if (fault !== null) return fault;
  const at = has(step, 'at') ? place(turn.sheet, step['at']) : null;
  if (at === null) return 'no such gap';
  const [s, h] = at;
  const street = streetOf(turn.sheet, s);
  if (h === street.houses.length - 1) return 'no such gap: the street end is fenced (RULES 4)';
  if (street.fences.includes(h)) return 'there is a fence (R14)';
  if (street.used.includes(h) && street.used.includes(h + 1)) return 'inside what a plan used (RULES 4, R7)';
  const left = numberOf(street.houses[h]);
  if (!position.rulings.bisAcrossFence && left !== null && left === numberOf(street.houses[h + 1])) {
    return 'between equal numbers (2018)';
  }
  return written(turn, { acted: true }, (sheet) => {
    streetOf(sheet, s).fences = including(street.fences, h);
  });
}

/** RULES 6, R14: the next box of any column. */
function improve(position: Position, turn: Progress, step: Fields): Outcome {
  const fault = actionFault(turn, 'improve');
  if (fault !== null) return fault;
  const size = has(step, 'size') ? whole(step['size'], 1, 6) : null;
  const column = size === null ? undefined : position.printed.estates[size - 1];
  if (size === null || column === undefined) return 'no such estate size';
  const crossed = turn.sheet.improve[size - 1] ?? 0;
  if (crossed >= boxes(column)) return 'no box left (R14)';
  return written(turn, { acted: true }, (sheet) => {
    sheet.improve[size - 1] = crossed + 1;
  });
}

/** RULES 7, R14: the next park box of the street in which the number was written. */
function park(position: Position, turn: Progress, step: Fields): Outcome {
  const fault = actionFault(turn, 'park');
  if (fault !== null || turn.written === null) return fault ?? 'nothing was written';
  if (!has(step)) return 'not the fields of park';
  const s = turn.written[0];
  const track = position.printed.streets[s]?.parks ?? [];
  if (streetOf(turn.sheet, s).parks >= boxes(track)) return 'no box left (R14)';
  return written(turn, { acted: true }, (sheet) => {
    streetOf(sheet, s).parks += 1;
  });
}

/** RULES 8, R14: the pool of the house in which the number was written. */
function pool(position: Position, turn: Progress, step: Fields): Outcome {
  const fault = actionFault(turn, 'pool');
  if (fault !== null || turn.written === null) return fault ?? 'nothing was written';
  if (!has(step)) return 'not the fields of pool';
  const [s, h] = turn.written;
  if (!(position.printed.streets[s]?.pools ?? []).includes(h)) return 'no pool is printed there (RULES 8)';
  if (poolCount(turn.sheet) >= boxes(position.printed.pools)) return 'no box left (R14)';
  return written(turn, { acted: true }, (sheet) => {
    streetOf(sheet, s).pools = including(streetOf(sheet, s).pools, h);
  });
}

/** RULES 10, R4, R14 and the 2018 edition: copy a number into an empty house directly next to it. */
function bis(position: Position, turn: Progress, step: Fields): Outcome {
  const fault = actionFault(turn, 'bis');
  if (fault !== null) return fault;
  if (!has(step, 'from', 'at')) return 'not the fields of bis';
  const from = place(turn.sheet, step['from']);
  const at = place(turn.sheet, step['at']);
  if (from === null || at === null) return 'no such house';
  if (from[0] !== at[0] || Math.abs(from[1] - at[1]) !== 1) return 'not directly beside it (RULES 10)';
  const street = streetOf(turn.sheet, from[0]);
  const number = numberOf(street.houses[from[1]]);
  if (number === null) return 'nothing to copy (RULES 10)';
  if (street.houses[at[1]] !== null) return 'the house is not empty (RULES 10)';
  if (bisCount(turn.sheet) >= boxes(position.printed.bis)) return 'no box left (R4)';
  const fenced = street.fences.includes(Math.min(from[1], at[1]));
  if (fenced && !position.rulings.bisAcrossFence) return 'a fence between copy and original (2018)';
  return written(turn, { acted: true }, (sheet) => {
    streetOf(sheet, at[0]).houses[at[1]] = `${number}bis`;
  });
}

/** RULES "Roundabouts" of both editions, R10, R21: on an empty house, with a fence on both sides. */
function roundabout(position: Position, turn: Progress, step: Fields): Outcome {
  if (!position.advanced) return 'roundabouts belong to the advanced game';
  const at = has(step, 'at') ? place(turn.sheet, step['at']) : null;
  if (at === null) return 'no such house';
  const [s, h] = at;
  const street = streetOf(turn.sheet, s);
  if (street.houses[h] !== null) return 'the house is not empty';
  if (roundaboutCount(turn.sheet) >= boxes(position.printed.roundabouts)) return 'no roundabout left';
  const limit = position.rulings.roundaboutsPerTurn;
  if (limit !== null && turn.roundabouts >= limit) return 'no more roundabouts this turn (2018)';
  return written(turn, { roundabouts: turn.roundabouts + 1 }, (sheet) => {
    const marked = streetOf(sheet, s);
    marked.houses[h] = 'roundabout';
    if (h > 0) marked.fences = including(marked.fences, h - 1);
    if (h < marked.houses.length - 1) marked.fences = including(marked.fences, h);
  });
}

/** RULES 11, R5, R7: at the end of the turn, each plan once, with the estates named. */
function plan(position: Position, turn: Progress, step: Fields): Outcome {
  if (!isWhole(turn)) return 'plans come at the end of the turn (RULES 11)';
  if (!has(step, 'slot', 'estates')) return 'not the fields of plan';
  const slot = slots.findIndex((name) => name === step['slot']);
  const card = position.plans[slot];
  const points = position.worth[slot];
  if (card === undefined || points === undefined) return 'no such plan';
  if (turn.sheet.plans[slot] !== null) return 'validated before (RULES 11)';
  const estates = estateList(step['estates']);
  if (estates === null) return 'not a list of estates';
  const fault = claimFault(position.printed, turn.sheet, card.when, estates);
  if (fault !== null) return fault;
  return written(turn, { plans: turn.plans + 1 }, (sheet) => {
    for (const [s, h] of usedUp(turn.sheet, card.when, estates)) {
      streetOf(sheet, s).used = including(streetOf(sheet, s).used, h);
    }
    sheet.plans[slot] = points;
  });
}

/** RECORD "Steps": `[street, first house, size]` each, in any order. */
function estateList(value: unknown): Estate[] | null {
  if (!Array.isArray(value)) return null;
  const estates: Estate[] = [];
  for (const one of value) {
    if (!Array.isArray(one) || one.length !== 3) return null;
    const s = whole(one[0], 0, 99);
    const first = whole(one[1], 0, 99);
    const size = whole(one[2], 1, 99);
    if (s === null || first === null || size === null) return null;
    estates.push([s, first, size]);
  }
  return estates;
}

/**
 * RULES "Cards" (2018), RECORD "Steps": only by a player who claims a plan in the first round with a claim;
 * not solo.
 */
function reshuffle(position: Position, turn: Progress, step: Fields): Outcome {
  if (!has(step)) return 'not the fields of reshuffle';
  if (!position.rulings.reshuffleAfterFirstPlan) return 'no reshuffle in this game';
  if (position.choice === 'hand') return 'no reshuffle in the solo game';
  if (!position.firstPlanOpen) return 'a plan was validated in an earlier round';
  if (turn.plans === 0) return 'only after validating a plan';
  return { ...turn, reshuffled: true };
}
