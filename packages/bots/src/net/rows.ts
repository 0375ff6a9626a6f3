import type { Action } from 'picket-engine';

/**
 * The inputs of the networks. A position is a list of *slots*, each with the index of one row of the first
 * layer, or `NOTHING`: a one-hot (categorical) input. Slots of the same kind (gaps, runs) share their rows.
 * Weights are trained for exactly these rows: any change here needs a new `ENCODING` and new weights.
 */
export const ENCODING = 2;

/** The row that adds nothing. */
export const NOTHING = 0;

/** Limits that a user's own components may exceed; larger values count as the largest. */
export const HOUSES = 12;
export const GAPS = 6;
export const RUNS = 12;
export const PARKS = 5;
export const LEVELS = 4;
export const WORTHS = 8;
export const MISSING = 8;
const KINDS = 16;
export const ROUNDS = 40;
/** What an estate of the AAA's pile has to beat to count. */
export const TO_BEAT = 8;

/** Gaps: consecutive empty houses, by their number and by how many printed numbers are left over. */
export const SLACKS = 10;
export const LEAST_SLACK = -2;
/** The same by the share of the deck that fits, in sixteenths. */
export const MASSES = 16;
export const MASS_LENGTHS = 8;
/** Incomplete runs between fences, by how tight their tightest gap is. */
export const TIGHTNESS = 4;
export const LARGE_MISSING = 4;

const NUMBERS = 15;

/** The place of each action in its blocks. The networks know these six: another one would need new networks. */
export const ACTION_ROW = {
  fence: 0,
  improve: 1,
  park: 2,
  pool: 3,
  temp: 4,
  bis: 5,
} as const satisfies Record<Action, number>;

let rows = 1;
function block(size: number): number {
  const first = rows;
  rows += size;
  return first;
}

/** The first row of each block. */
export const ROW = {
  house: block(34 * (NUMBERS + 1)),
  fence: block(31),
  gapSlack: block(HOUSES * SLACKS),
  gapMass: block(MASS_LENGTHS * MASSES),
  runDone: block(18),
  runSmall: block(21 * TIGHTNESS),
  runLarge: block(6 * LARGE_MISSING * TIGHTNESS),
  parks: block(3 * (PARKS + 1) * 6),
  empty: block(3 * (HOUSES + 1)),
  bisHere: block(3 * 5),
  roundaboutsHere: block(3 * 2),
  plots: block(3 * 16),

  estates: block(6 * 7 * (LEVELS + 1)),
  begun: block(6 * 4 * (LEVELS + 1)),
  pools: block(10 * 7),
  temps: block(4 * 12),
  tempLead: block(9),
  bis: block(10),
  refusals: block(4),
  roundabouts: block(3),
  filled: block(36),
  fits: block(NUMBERS * 3),
  unfit: block(12),
  plan: block(3 * (2 * WORTHS + 1)),
  planMissing: block(3 * 7),
  planBegun: block(3 * 7),
  planSize: block(3 * 6 * 4),
  demand: block(6 * 7),
  planKind: block(KINDS * MISSING),
  plansDone: block(4),
  ends: block(3),

  mode: block(8),
  blueprint: block(1),
  advanced: block(1),
  players: block(6),
  round: block(ROUNDS),
  cards: block(14),
  numbersLeft: block(NUMBERS * 6),
  actionsLeft: block(6 * 8),
  next: block(6 * 3),
  soloCard: block(1),
  toCome: block(3 * 2),
  asked: block(1),
  givenNumber: block(NUMBERS),
  givenAction: block(6),
  othersEmpty: block(9),
  othersMean: block(9),
  othersRefusals: block(3),
  othersPlans: block(3),
  othersTemps: block(12),
  lead: block(17),
  othersMissing: block(3 * 7),
  othersClaimed: block(3 * 2),
  architect: block(6 * 6),
  pile: block(10),
  pileOpen: block(8),
  pileImproved: block(1),
  pileEstates: block(6),
  pileToBeat: block(TO_BEAT),
} as const;

/** How many rows the first layer has. */
export const ROWS = rows;

let slots = 0;
function places(count: number): number {
  const first = slots;
  slots += count;
  return first;
}

/** Offsets within the slots of a street. */
export const IN_STREET = {
  house: places(HOUSES),
  fence: places(HOUSES - 1),
  gapSlack: places(GAPS),
  gapMass: places(GAPS),
  run: places(RUNS),
  parks: places(1),
  empty: places(1),
  bis: places(1),
  roundabouts: places(1),
  plots: places(1),
} as const;
export const STREET_SLOTS = slots;

slots = 3 * STREET_SLOTS;

/** The first slot of each part that is not about a single street. */
export const SLOT = {
  estates: places(6),
  begun: places(6),
  pools: places(1),
  temps: places(1),
  tempLead: places(1),
  bis: places(1),
  refusals: places(1),
  roundabouts: places(1),
  filled: places(1),
  fits: places(NUMBERS),
  unfit: places(1),
  plan: places(3),
  planMissing: places(3),
  planBegun: places(3),
  planSize: places(18),
  demand: places(6),
  planKind: places(3),
  plansDone: places(1),
  ends: places(1),
  lead: places(1),

  mode: places(1),
  blueprint: places(1),
  advanced: places(1),
  players: places(1),
  round: places(1),
  cards: places(1),
  numbersLeft: places(NUMBERS),
  actionsLeft: places(6),
  next: places(6),
  soloCard: places(1),
  toCome: places(3),
  asked: places(1),
  given: places(2),
  othersEmpty: places(1),
  othersMean: places(1),
  othersRefusals: places(1),
  othersPlans: places(1),
  othersTemps: places(1),
  othersMissing: places(3),
  othersClaimed: places(3),
  architect: places(6),
  pile: places(1),
  pileOpen: places(1),
  pileImproved: places(1),
  pileEstates: places(1),
  pileToBeat: places(1),
} as const;

/** How many slots a position has: a multiple of eight, since the kernel compares eight at a time. */
export const POSITION_SLOTS = (slots + 7) & ~7;
