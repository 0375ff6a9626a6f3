import type { Rules } from 'picket-engine';
import type { LEVEL_IDS } from '../level.ts';

/** A number for each level. */
type ByLevel<Levels extends readonly unknown[]> = { readonly [L in keyof Levels]: number };

/** What was measured on bot games (docs/coach.md), by kind of game. */
export interface Fit {
  /** How much more comes than the networks expect: 0.03 is 3 %. */
  readonly more: number;
  /** How much of what one round ahead and the rollouts say a turn loses is true on average. */
  readonly ahead: number;
  readonly rolled: number;
  /** The same for one round ahead alone. */
  readonly alone: number;
  /**
   * The mean loss per counted turn of each level, in points, from the weakest to the strongest. The best two are almost
   * indistinguishable, since the coach plays like them.
   */
  readonly lost: ByLevel<typeof LEVEL_IDS>;
}

type Kind = 'alone' | 'solo' | 'others' | 'expert' | 'agency';

const OTHERS: Fit = {
  more: 0.05,
  ahead: 0.4,
  rolled: 0.65,
  alone: 0.9,
  lost: [3, 2.5, 1.8, 1.3, 0.7, 0.1, 0],
};

const FITS: { readonly [K in Kind]: Fit } = {
  alone: {
    more: 0.031,
    ahead: 0.55,
    rolled: 0.45,
    alone: 0.8,
    lost: [2.5, 2.1, 1.6, 1.2, 0.7, 0.1, 0],
  },
  solo: {
    more: 0.038,
    ahead: 0.3,
    rolled: 0.65,
    alone: 0.75,
    lost: [2, 1.6, 1.1, 0.9, 0.4, 0.1, 0],
  },
  others: OTHERS,
  expert: { ...OTHERS, more: 0.025 },
  agency: {
    more: 0.03,
    ahead: 0.45,
    rolled: 0.5,
    alone: 0.8,
    lost: [3, 2.5, 1.8, 1.3, 0.85, 0.15, 0],
  },
};

export function fitFor({ mode, options }: Rules): Fit {
  if (mode.hasOpponent) return FITS.agency;
  if (mode.id === 'solo') return FITS.solo;
  if (options.players.length === 1) return FITS.alone;
  return mode.secretHands ? FITS.expert : FITS.others;
}
