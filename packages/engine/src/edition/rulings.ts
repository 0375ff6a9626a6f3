import type { EditionId } from './names.ts';

/**
 * The rules that differ between editions, modes and rules versions. A user's components cannot change them.
 */
export interface Rulings {
  /** [A11] Whether a bis may be separated from its original by a fence. */
  readonly bisCrossesFences: boolean;
  /** [A14] How many roundabouts may be built in one turn. */
  readonly roundaboutsPerTurn: number;
  /** [K5] Whether the first player to claim a plan may ask for a reshuffle. */
  readonly reshuffleAfterFirstPlan: boolean;
  /** [R6] Whether empty stacks are refilled from all discards together, or each from its own. */
  readonly refillsTogether: boolean;
  /** [S9] What breaks a tie on points, after the number of complete estates. */
  readonly tieBreak: 'estates-by-size' | 'none';
  /** [R19] Whether complete estates of seven or more houses, which score nothing, count in ties. */
  readonly largeEstatesBreakTies: boolean;
  /**
   * [R12] Whether a plan claimed by a Validation card already pays the player its low value in the same
   * round.
   */
  readonly validationLowersAtOnce: boolean;
  /**
   * [R13] How a tie with the AAA is broken: as between players, or won only with more estates than the AAA.
   */
  readonly opponentTie: 'as-players' | 'more-estates';
}

/**
 * The rules version of new games. It rises only when some legal record would replay differently; the change
 * is then an entry in `FIXES`, and earlier games keep the rulings they started with.
 */
export const RULES_VERSION = 2;

const FIRST: { readonly [E in EditionId]: Rulings } = {
  '2018': {
    bisCrossesFences: false,
    roundaboutsPerTurn: 1,
    reshuffleAfterFirstPlan: true,
    refillsTogether: false,
    tieBreak: 'estates-by-size',
    largeEstatesBreakTies: false,
    validationLowersAtOnce: true,
    opponentTie: 'more-estates',
  },
  '2023': {
    bisCrossesFences: true,
    roundaboutsPerTurn: Number.POSITIVE_INFINITY,
    reshuffleAfterFirstPlan: false,
    refillsTogether: false,
    tieBreak: 'none',
    largeEstatesBreakTies: false,
    validationLowersAtOnce: true,
    opponentTie: 'more-estates',
  },
};

/** What one rules version changed, by edition. */
export interface Fix {
  readonly version: number;
  readonly changes: { readonly [E in EditionId]?: Partial<Rulings> };
}

const FIXES: readonly Fix[] = [
  {
    version: 2,
    changes: {
      '2018': { refillsTogether: true, opponentTie: 'as-players' },
      '2023': { largeEstatesBreakTies: true, validationLowersAtOnce: false },
    },
  },
];

/** The rulings of an edition under a rules version, with the mode's changes. */
export function rulingsOf(
  edition: EditionId,
  version: number,
  mode: Partial<Rulings> = {},
  fixes: readonly Fix[] = FIXES,
): Rulings {
  const ofEdition = fixes
    .filter((fix) => fix.version <= version)
    .reduce<Rulings>((rulings, fix) => ({ ...rulings, ...fix.changes[edition] }), FIRST[edition]);
  return { ...ofEdition, ...mode };
}
