import type { EditionId } from './names.ts';

/** What editions and modes do differently, beside their numbers. A user's file cannot change it. */
export interface Rulings {
  /** [A11] Whether a bis may be separated from its original by a fence. */
  readonly bisCrossesFences: boolean;
  /** [A14] How many roundabouts a turn may hold. */
  readonly roundaboutsPerTurn: number;
  /** [K5] Whether the first to claim a plan may ask for a reshuffle. */
  readonly reshuffleAfterFirstPlan: boolean;
  /** [R6] Whether empty stacks are refilled from all discards together, or each from its own. */
  readonly refillsTogether: boolean;
  /** [S9] What decides between equal totals, after the number of complete estates. */
  readonly tieBreak: 'estates-by-size' | 'none';
  /** [R19] Whether complete estates of seven houses and more count in ties, though they score nothing. */
  readonly largeEstatesBreakTies: boolean;
  /** [R12] Whether a plan claimed by a Validation card is low for the player in that same round. */
  readonly validationLowersAtOnce: boolean;
  /** [R13] How a tie with the AAA is settled: as between players, or won only with more estates than it has. */
  readonly opponentTie: 'as-players' | 'more-estates';
}

/**
 * The version that new games are pinned to. It rises only when some legal record would fold
 * differently; the fix is then one entry of `FIXES`, and older games keep the rulings they began with.
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

/** What one version of the rules changed, by edition. */
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

/** The rulings of an edition in a version of the rules, with what a mode changes. */
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
