/**
 * Mutants that no test can or should kill, by reason. A mutant is identified by its key, as printed in the
 * report.
 */
export interface Excuse {
  readonly why: string;
  readonly mutants: readonly string[];
}

export const EQUIVALENT: readonly Excuse[] = [
  {
    why: 'There is no fourth street: its length and its masks read as undefined, and writing to them does nothing.',
    mutants: [
      'plan/claim.ts estatesOfWay: street < STREETS → street <= STREETS',
      "plan/condition.ts CONDITIONS.'estates-in-one-street'.ways: street < STREETS → street <= STREETS",
      "plan/condition.ts CONDITIONS.'estates-in-one-street'.mark: street < STREETS → street <= STREETS",
      "plan/condition.ts CONDITIONS.'estates-in-one-street'.rank: street < STREETS → street <= STREETS",
      "plan/condition.ts CONDITIONS.'end-estates'.mark: street < STREETS → street <= STREETS",
      "plan/condition.ts CONDITIONS.'end-houses'.mark: street < STREETS → street <= STREETS",
      'plan/ways.ts markWay: street < STREETS → street <= STREETS',
      'plan/ways.ts rankWay: street < STREETS → street <= STREETS',
      'plan/ways.ts countUsable: street < STREETS → street <= STREETS',
      'score/ranking.ts largeEstates: street < STREETS → street <= STREETS',
      'sheet/sheet.ts Sheet.markUsed: street < STREETS → street <= STREETS',
      'sheet/sheet.ts Sheet.markUsed: street < STREETS → street <= STREETS (2)',
      'turn/judge.ts isSpot: street >= 0 && street < STREETS → (street >= 0) || (street < STREETS)',
      'turn/judge.ts isSpot: street < STREETS → street <= STREETS',
    ],
  },
  {
    why: 'A plan that marks no houses names no estates either way.',
    mutants: [
      "plan/condition.ts CONDITIONS.'bis-in-one-street'.names: false → true",
      'plan/condition.ts CONDITIONS.temps.names: false → true',
      "plan/condition.ts CONDITIONS.'all-parks'.names: false → true",
      "plan/condition.ts CONDITIONS.'all-pools'.names: false → true",
      "plan/condition.ts CONDITIONS.'street-parks-and-pools'.names: false → true",
      "plan/condition.ts CONDITIONS.'one-street-parks-pools-roundabout'.names: false → true",
      "plan/condition.ts CONDITIONS.'park-boxes'.names: false → true",
      "plan/condition.ts CONDITIONS.'park-boxes-each-street'.names: false → true",
      "plan/condition.ts CONDITIONS.'improve-boxes'.names: false → true",
      "plan/condition.ts CONDITIONS.'improve-columns-full'.names: false → true",
    ],
  },
  {
    why: 'A mask of streets may have more bits than there are streets.',
    mutants: [
      'plan/condition.ts ALL_STREETS: 1 << STREETS → 1 >> STREETS',
      'plan/condition.ts ALL_STREETS: 1 → 2',
      'plan/condition.ts ALL_STREETS: 1 → 0',
    ],
  },
  {
    why: 'A shortcut: the general way gives the same result, more slowly.',
    mutants: [
      'plan/claim.ts wayOfEstates: !condition.names → false',
      'plan/condition.ts CONDITIONS.estates.ways: plan.wanted.plain → false',
      'plan/ways.ts usableSize: size === 0 || (wanted.needs[size] as number) === 0 → (size === 0) && ((wanted.needs[size] as number) === 0)',
      'plan/ways.ts usableSize: size === 0 || (wanted.needs[size] as number) === 0 → false',
      'plan/ways.ts usableSize: wanted.poolsEach > 0 → wanted.poolsEach >= 0',
      'plan/ways.ts usableSize: wanted.bisEach > 0 → wanted.bisEach >= 0',
      'plan/ways.ts countPlainWays: free < needed → false',
      'plan/ways.ts rankWay: size !== 0 → true',
      'sheet/sheet.ts Sheet.fits: this.roundabouts(street) !== 0 → true',
      'sheet/sheet.ts Sheet.partOf: roundabouts === 0 → false',
      'sheet/sheet.ts Sheet.partOf.first: left === 0 → false',
      'sheet/sheet.ts Sheet.write: this.roundabouts(street) !== 0 → true',
      'sheet/sheet.ts Sheet.write: 0 → 1',
      'turn/judge.ts judgePlan.real: isSpot(turn.sheet, [street, first]) && size > 0 && size <= MAX_SIZE → (isSpot(turn.sheet, [street, first]) && size > 0) || (size <= MAX_SIZE)',
      'turn/judge.ts judgePlan.real: isSpot(turn.sheet, [street, first]) && size > 0 → isSpot(turn.sheet, [street, first]) || (size > 0)',
      'turn/judge.ts judgePlan.real: size > 0 → size >= 0',
      'turn/judge.ts judgePlan.way: real → true',
      'turn/legal.ts tempChanges: roundaboutsLeft(turn) === 0 → false',
      'turn/legal.ts roundaboutsLeft: !hasRoundaboutBox(sheet, rules.roundabouts) → false',
    ],
  },
  {
    why: 'There are no estates of size 0: nothing is counted, crossed or asked for there.',
    mutants: [
      "plan/condition.ts CONDITIONS.'improve-boxes'.ways.size: 1 → 0",
      'plan/ways.ts countWays.size: 1 → 0',
      'plan/ways.ts markWay.size: 1 → 0',
      'plan/ways.ts rankWay: 1 → 0 (5)',
      'sheet/cells.ts Cells.clear.size: 1 → 0',
      'sheet/cells.ts GUARDS: 0x8888880 → 143165569',
      'sheet/sheet.ts Sheet.markUsed.size: 1 → 0',
    ],
  },
  {
    why: 'More room in an array than is used, or room in another place.',
    mutants: [
      'action/action.ts MAX_ROWS: 6 → 7',
      'action/action.ts listTargets: row < 6 → row <= 6',
      'action/action.ts listTargets: 6 → 7',
      'plan/ways.ts counts: 1 → 2',
      'plan/ways.ts missing: 1 → 2',
      'plan/ways.ts ranks: 1 → 2',
      'plan/ways.ts pascal.triangle: 1 → 2',
      'sheet/cells.ts SIZES: 1 → 2',
      'sheet/cells.ts LINE: 2 → 3',
      'sheet/cells.ts HOUSES: 0 → 1',
      'sheet/cells.ts FITTING: 1 → 2',
      'sheet/cells.ts ALL: 1 → 2',
      'sheet/cells.ts REFUSALS: 1 → 2',
      'sheet/cells.ts CELLS: 1 → 2',
    ],
  },
  {
    why: 'Row 0 of the triangle reads what is not there, which becomes 0.',
    mutants: ['plan/ways.ts pascal: n > 0 → n >= 0'],
  },
  {
    why: 'The fence at the right end of a street is always there, and beyond either end is no number.',
    mutants: [
      'action/fence.ts fenceGaps.gaps: 1 → 0',
      'action/fence.ts equalGaps: house > 0 → house >= 0',
      'action/fence.ts equalGaps: house + 1 < (sheet.layout.lengths[street] as number) → (house + 1) <= (sheet.layout.lengths[street] as number)',
      'action/fence.ts equalGaps: house + 1 → house - 1',
      'action/fence.ts equalGaps: 1 → 0 (5)',
    ],
  },
  {
    why: 'For the compiler only: the left side of ?? is never undefined.',
    mutants: [
      'score/ranking.ts rankSeats.ranked.toSorted.merits: 0 → 1',
      'score/ranking.ts firstDifference: 0 → 1 (3)',
      'score/ranking.ts firstDifference: 0 → 1 (4)',
      'sheet/describe.ts track.value: 0 → 1',
      'turn/stepShape.ts spot.street: 0 → 1',
      'turn/stepShape.ts spot.house: 0 → 1',
      'turn/stepShape.ts estate.street: 0 → 1',
      'turn/stepShape.ts estate.first: 0 → 1',
      'turn/stepShape.ts estate.size: 0 → 1',
    ],
  },
  {
    why: 'Sorting is stable, so seats of equal merit stay in order.',
    mutants: ['score/ranking.ts rankSeats.ranked: a.seat - b.seat → a.seat + b.seat'],
  },
  {
    why: 'Without a difference both merits read as undefined, so their difference is 0.',
    mutants: ['score/ranking.ts firstDifference: i < 0 → false'],
  },
  {
    why: 'A run without houses is not an estate.',
    mutants: [
      'sheet/sheet.ts Sheet.placeRoundabout: first < house → first <= house',
      'sheet/sheet.ts Sheet.placeRoundabout: first < house → true',
      'sheet/sheet.ts Sheet.placeRoundabout: house < last → house <= last',
      'sheet/sheet.ts Sheet.placeRoundabout: house < last → true',
    ],
  },
  {
    why: 'Numbers that are on the line, the one just written among them, already fit nowhere else; the ends of the line are no numbers.',
    mutants: [
      'sheet/sheet.ts Sheet.#narrow.smaller: 1 → 2',
      'sheet/sheet.ts Sheet.#narrow.larger: 1 → 2',
      'sheet/sheet.ts Sheet.#narrow.larger: 1 → 0 (2)',
      'sheet/sheet.ts Sheet.#narrow.larger: 2 → 1',
      'sheet/sheet.ts Sheet.#fitsInParts.bit: 1 → 0',
      'sheet/sheet.ts Sheet.#fitsInParts.bit: 2 → 1',
      'sheet/sheet.ts Sheet.#fitsInParts: 1 → 2',
    ],
  },
  {
    why: 'Steps that cannot be taken twice are dropped when they are tried again.',
    mutants: ['turn/draft.ts rebase.after: chosen < 0 → false', 'turn/draft.ts rebase.after: 1 → 0'],
  },
  {
    why: 'A packed step of this kind is read without this number, or with any other code in its place.',
    mutants: [
      'turn/judge.ts judgeImprove: 0 → 1 (2)',
      'turn/judge.ts judgePark: 0 → 1 (3)',
      'turn/judge.ts judgePark: 0 → 1 (4)',
      'turn/judge.ts judgePool: 0 → 1 (3)',
      'turn/judge.ts judgePool: 0 → 1 (4)',
      'turn/pack.ts RESHUFFLE: 7 → 8',
      'turn/pack.ts NOTHING: 3 → 4',
      'turn/pack.ts packRefuse: 0 → 1',
      'turn/pack.ts packChange: 0 → 1',
    ],
  },
  {
    why: 'Asked before or elsewhere: this case cannot come here.',
    mutants: [
      'turn/judge.ts judgeBis.side: from[1] < house → from[1] <= house',
      'turn/judge.ts whyNotAscending.h: 1 → 0',
      'turn/judge.ts whyNotAscending.right: 1 → 0',
      'turn/legal.ts tempChanges: !turn.chosen || turn.written → !turn.chosen && turn.written',
      'turn/pack.ts nextSteps: turn.asked → false',
    ],
  },
  {
    why: 'One roundabout makes all the room that any number of them can make.',
    mutants: ['turn/legal.ts canPlace: roundaboutsLeft(turn) - built → roundaboutsLeft(turn) + built'],
  },
];
