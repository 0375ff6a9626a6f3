// Random sheets and positions that hardly ever occur in play, within the rules for each kind of mark.

import { writeBis, bisSpots, hasBisBox } from '../src/action/bis.ts';
import { fenceGaps } from '../src/action/fence.ts';
import { bitsOf, popcount, span } from '../src/bits.ts';
import {
  builtIn,
  type EditionBlock,
  type Options,
  type Position,
  type Random,
  type Rules,
  SLOTS,
  STREETS,
} from '../src/index.ts';
import { Sheet } from '../src/fast.ts';
import { start } from './kit.ts';

/** A position with a random sheet, plans and cards. */
export function inventPosition(table: Partial<Options>, random: Random): Position {
  const { rules } = start({ players: ['Ada', 'Bob'], ...table, plans: drawPlans(table, random) }).state;
  const never = !rules.layout.rulings.reshuffleAfterFirstPlan || !rules.mode.reshuffles;
  return {
    rules,
    sheet: inventSheet(rules, random),
    numbers: [0, 1, 2].map(() => 1 + random.below(15)),
    actions: [0, 1, 2].map(() => random.below(6)),
    worth: rules.plans.map(({ card }) => (random.below(2) === 0 ? card.high : card.low)),
    reshuffle: never ? 'never' : random.below(2) === 0 ? 'open' : 'gone',
  };
}

function drawPlans({ edition = '2018', advanced = false }: Partial<Options>, random: Random): string[] {
  const { plans } = builtIn.editions[edition] as EditionBlock;
  return SLOTS.map((slot) => {
    const all = plans.filter((plan) => plan.slot === slot && (plan.level === 'standard' || advanced));
    const special = all.filter((plan) => plan.level === 'advanced');
    const cards = special.length > 0 && random.below(2) === 0 ? special : all;
    return cards[random.below(cards.length)]?.id ?? '';
  });
}

function inventSheet(rules: Rules, random: Random): Sheet {
  const sheet = new Sheet(rules.layout);
  const density = 3 + random.below(10);
  for (let i = 0; i < rules.roundabouts; i++) if (random.below(2) === 0) inventRoundabout(sheet, random);
  for (let street = 0; street < STREETS; street++) {
    writeNumbers(sheet, street, density, random);
    for (const gap of bitsOf(fenceGaps(sheet, street))) {
      if (random.below(3) === 0) sheet.putFence(street, gap);
    }
  }
  for (let i = random.below(8); i > 0 && hasBisBox(sheet); i--) inventCopy(sheet, random);
  for (let street = 0; street < STREETS; street++) decorate(sheet, street, random);
  for (let size = 1; size <= 6; size++) {
    const boxes = sheet.layout.columns[size] ?? 0;
    sheet.setImproved(size, random.below(3) === 0 ? boxes : random.below(boxes + 1));
  }
  sheet.temps = random.below(sheet.layout.tempBoxes + 1);
  sheet.refusals = random.below(3);
  if (random.below(3) === 0) sheet.setPlan(random.below(3), 5);
  return sheet;
}

function inventRoundabout(sheet: Sheet, random: Random): void {
  const street = random.below(STREETS);
  const spots = bitsOf(sheet.empty(street));
  sheet.placeRoundabout(street, spots[random.below(spots.length)] ?? 0);
}

function writeNumbers(sheet: Sheet, street: number, density: number, random: Random): void {
  for (const house of bitsOf(sheet.empty(street))) {
    if (random.below(12) >= density) continue;
    const later = popcount(sheet.empty(street) & ~span(0, house));
    const fitting = Array.from({ length: 18 }, (_, number) => number).filter(
      (number) => ((sheet.fits(street, number) >> house) & 1) === 1,
    );
    const room = fitting.slice(0, Math.max(1, fitting.length - later));
    const number = room[random.below(Math.min(room.length, 3))];
    if (number !== undefined) sheet.write(street, house, number);
  }
}

function inventCopy(sheet: Sheet, random: Random): void {
  const street = random.below(STREETS);
  const side = random.below(2);
  const spots = bitsOf(bisSpots(sheet, street, side));
  const house = spots[random.below(Math.max(spots.length, 1))];
  if (house !== undefined) writeBis(sheet, street, house, side);
}

/** Pools, parks, and a few estates or houses used by plans. */
function decorate(sheet: Sheet, street: number, random: Random): void {
  const originals = sheet.built(street) & ~sheet.bis(street);
  const plots = originals & (sheet.layout.plots[street] ?? 0);
  sheet.addPools(street, random.below(2) === 0 ? plots : plots & random.next());
  const boxes = Math.min((sheet.layout.parks[street]?.length ?? 1) - 1, popcount(originals));
  sheet.setParks(street, random.below(2) === 0 ? boxes : random.below(boxes + 1));
  const used = new Int32Array(STREETS);
  for (let first = 0; first < (sheet.layout.lengths[street] ?? 0);) {
    const last = sheet.runEnd(street, first);
    if (sheet.estateSize(street, first, last) > 0 && random.below(6) === 0) used[street] = span(first, last);
    first = last + 1;
  }
  if (random.below(10) === 0) used[street] = sheet.built(street) & 1;
  sheet.markUsed(used);
}
