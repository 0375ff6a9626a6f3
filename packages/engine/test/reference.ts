// A slow, independent implementation of the rules as a test oracle. Here: which turns are possible, and which are legal.

import { picks, eachPlanSet, wantedSizes } from './reference/plans.ts';
import { completeEstates } from './reference/sheet.ts';
import type { Estate, Place } from './reference/sheet.ts';
import { begin, isWhole, play } from './reference/turn.ts';
import type { Position, Progress, Step } from './reference/turn.ts';

export { planMet, planSets } from './reference/plans.ts';
export { rank, score, tempPoints } from './reference/score.ts';
export { canComplete, judge } from './reference/turn.ts';
export { estateCounts, fits, sheetFaults } from './reference/sheet.ts';
export type { When } from './reference/plans.ts';
export type { Printed, RefSheet, RefStreet, Rulings } from './reference/sheet.ts';
export type { Action, Position, Step } from './reference/turn.ts';

/** How many sets of estates to try for a plan, legal ones and others each. */
const setsToTry = 60;

/** RECORD "Steps": every step there could be on this sheet, in range and a little beyond. */
export function* everyStep(position: Position): Generator<Step> {
  const places = placesAndBeyond(position);
  yield* choices();
  for (let by = -3; by <= 3; by += 1) yield { do: 'temp', by };
  for (let number = -1; number <= 18; number += 1) for (const at of places) yield { do: 'write', number, at };
  for (const at of places) yield { do: 'fence', at };
  for (let size = 0; size <= 7; size += 1) yield { do: 'improve', size };
  yield { do: 'park' };
  yield { do: 'pool' };
  for (const from of places) for (const at of around(from)) yield { do: 'bis', from, at };
  for (const at of places) yield { do: 'roundabout', at };
  for (const [slot, name] of ['A', 'B', 'C', 'D'].entries()) {
    for (const estates of setsFor(position, slot)) yield { do: 'plan', slot: name, estates };
  }
  yield { do: 'reshuffle' };
}

/** RULES 2, 3, R8: choices and refusals of every mode. */
function* choices(): Generator<Step> {
  for (let offer = -1; offer <= 3; offer += 1) yield { do: 'choose', offer };
  for (let number = -1; number <= 3; number += 1) {
    for (let action = -1; action <= 3; action += 1) yield { do: 'choose', number, action };
  }
  yield { do: 'refuse' };
  for (let give = -1; give <= 3; give += 1) yield { do: 'refuse', give };
}

/** RECORD: every house, one more at both ends of each street, and one street too many. */
function placesAndBeyond(position: Position): Place[] {
  const places: Place[] = [[-1, 0]];
  position.sheet.streets.forEach((street, s) => {
    for (let h = -1; h <= street.houses.length; h += 1) places.push([s, h]);
  });
  places.push([position.sheet.streets.length, 0]);
  return places;
}

/** RULES 10: where to try a copy: beside, in the house itself, two away, in the next street. */
function around([s, h]: Place): Place[] {
  return [
    [s, h - 1],
    [s, h + 1],
    [s, h],
    [s, h - 2],
    [s, h + 2],
    [s + 1, h],
    [s + 1, h + 1],
  ];
}

/** R5: sets of estates to try for a plan: legal ones, ones with the right sizes, and wrong ones. */
function setsFor(position: Position, slot: number): Estate[][] {
  const sets: Estate[][] = [[], [[0, 0, 1]], [[0, 0, position.sheet.streets[0]?.houses.length ?? 0]]];
  const estates = completeEstates(position.sheet);
  for (const estate of estates) sets.push([estate]);
  const card = position.plans[slot];
  if (card === undefined) return sets;
  sets.push(...first(eachPlanSet(position.printed, position.sheet, card.when)));
  const rightSizes = first(picks(estates, wantedSizes(position.printed, card.when) ?? []));
  sets.push(...rightSizes);
  for (const set of rightSizes.slice(0, 3)) {
    const [one, ...others] = set;
    if (one === undefined) continue;
    sets.push([...set].reverse(), others, [one, ...set], [one, one, ...others.slice(1)]);
    sets.push([[one[0], one[1] + 1, one[2]], ...others], [[one[0], one[1], one[2] + 1], ...others]);
  }
  const seen = new Set<string>();
  return sets.filter((set) => {
    const text = JSON.stringify(set);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

/** The first sets, as many as should be tried. */
function first(sets: Iterable<Estate[]>): Estate[][] {
  const taken: Estate[][] = [];
  for (const set of sets) {
    taken.push(set);
    if (taken.length === setsToTry) break;
  }
  return taken;
}

/** RULES 2, RECORD "Steps": every whole legal turn, by trying every step after every legal prefix. */
export function* wholeTurns(
  position: Position,
  options: { plans: boolean; roundabouts: boolean } = { plans: true, roundabouts: true },
): Generator<Step[]> {
  yield* turnsFrom(position, options, begin(position), []);
}

/** RULES 2: every whole legal turn that begins with these steps. */
function* turnsFrom(
  position: Position,
  options: { plans: boolean; roundabouts: boolean },
  turn: Progress,
  steps: Step[],
): Generator<Step[]> {
  if (isWhole(turn)) yield steps;
  for (const step of everyStep({ ...position, sheet: turn.sheet })) {
    if (step.do === 'plan' && !options.plans) continue;
    if (step.do === 'roundabout' && !options.roundabouts) continue;
    const next = play(position, turn, step);
    if (typeof next !== 'string') yield* turnsFrom(position, options, next, [...steps, step]);
  }
}
