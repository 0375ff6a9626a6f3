import type { EditionId } from './names.ts';

/** What editions do differently, beside their numbers. A user's file cannot change it. */
export interface Rulings {
  /** Whether a copy may stand on the other side of a fence from its original. */
  readonly bisCrossesFences: boolean;
  /** How many roundabouts a turn may hold. */
  readonly roundaboutsPerTurn: number;
  /** Whether the first to validate a plan may have all cards shuffled. */
  readonly reshuffleAfterFirstPlan: boolean;
  /** What decides between equal totals, after the number of complete estates. */
  readonly tieBreak: 'estates-by-size' | 'none';
}

/**
 * The version that new games are pinned to. It rises only when some legal record would fold
 * differently; the fix is then one entry of `FIXES`, and older games keep the rulings they began with.
 */
export const RULES_VERSION = 1;

const FIRST: { readonly [E in EditionId]: Rulings } = {
  '2018': {
    bisCrossesFences: false,
    roundaboutsPerTurn: 1,
    reshuffleAfterFirstPlan: true,
    tieBreak: 'estates-by-size',
  },
  '2023': {
    bisCrossesFences: true,
    roundaboutsPerTurn: Number.POSITIVE_INFINITY,
    reshuffleAfterFirstPlan: false,
    tieBreak: 'none',
  },
};

/** What one version of the rules changed, by edition. */
export interface Fix {
  readonly version: number;
  readonly changes: { readonly [E in EditionId]?: Partial<Rulings> };
}

const FIXES: readonly Fix[] = [];

/** The rulings of an edition as they stood in a version of the rules. */
export function rulingsOf(edition: EditionId, version: number, fixes: readonly Fix[] = FIXES): Rulings {
  return fixes
    .filter((fix) => fix.version <= version)
    .reduce<Rulings>((rulings, fix) => ({ ...rulings, ...fix.changes[edition] }), FIRST[edition]);
}
