import type { Rules } from 'picket-engine';
import { LEVEL_IDS, type LevelId } from '../level.ts';

/** What was measured on bot games (docs/coach.md), by kind of game. */
export interface Fit {
  /** How much more comes than the networks expect: 0.03 is 3 %. */
  readonly more: number;
  /** How much of what one round ahead and the rollouts say a turn loses is true on average. */
  readonly ahead: number;
  readonly rolled: number;
  /** The same for one round ahead alone. */
  readonly alone: number;
  /** What each level loses in a counted turn, in points. */
  readonly lost: readonly number[];
}

type Kind = 'alone' | 'solo' | 'others' | 'expert' | 'agency';

/** From the weakest level to the strongest. The best two look almost the same: the coach plays like them. */
const byLevel = (lost: { readonly [L in LevelId]: number }): readonly number[] =>
  LEVEL_IDS.map((level) => lost[level]);

const OTHERS: Fit = {
  more: 0.065,
  ahead: 0.4,
  rolled: 0.65,
  alone: 0.9,
  lost: byLevel({
    newcomer: 3,
    casual: 2.5,
    regular: 1.8,
    club: 1.3,
    expert: 0.7,
    master: 0.1,
    architect: 0,
  }),
};

const FITS: { readonly [K in Kind]: Fit } = {
  alone: {
    more: 0.031,
    ahead: 0.55,
    rolled: 0.45,
    alone: 0.8,
    lost: byLevel({
      newcomer: 2.5,
      casual: 2.1,
      regular: 1.6,
      club: 1.2,
      expert: 0.7,
      master: 0.1,
      architect: 0,
    }),
  },
  solo: {
    more: 0.038,
    ahead: 0.3,
    rolled: 0.65,
    alone: 0.75,
    lost: byLevel({
      newcomer: 2,
      casual: 1.6,
      regular: 1.1,
      club: 0.9,
      expert: 0.4,
      master: 0.1,
      architect: 0,
    }),
  },
  others: OTHERS,
  expert: { ...OTHERS, more: 0.025 },
  agency: {
    more: 0.03,
    ahead: 0.45,
    rolled: 0.5,
    alone: 0.8,
    lost: byLevel({
      newcomer: 3,
      casual: 2.5,
      regular: 1.8,
      club: 1.3,
      expert: 0.85,
      master: 0.15,
      architect: 0,
    }),
  },
};

export function fitFor({ mode, options }: Rules): Fit {
  if (mode.hasOpponent) return FITS.agency;
  if (mode.id === 'solo') return FITS.solo;
  if (options.players.length === 1) return FITS.alone;
  return mode.secretHands ? FITS.expert : FITS.others;
}
