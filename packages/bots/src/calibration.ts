import type { ModeId } from 'picket-engine';
import type { Compared } from './rollout/compare.ts';

/** What networks and rollouts say about two turns. */
interface Said extends Compared {
  /** The score that the networks expect after the first turn, and its gain over the second. */
  readonly score: number;
  readonly gain: number;
}

/** The same after calibration. */
export interface Calibrated {
  readonly score: number;
  readonly gain: { readonly points: number; readonly from: number; readonly to: number };
  /** How much of what the networks say can be believed. */
  readonly share: number;
}

/**
 * Weights of networks and rollouts, fitted to what a Master scored in the end in 290 positions: both weights for a gain;
 * for a score the weight of the networks (rollouts have the rest), and the points still missing, by the turns left.
 * tools/opponents measures them; docs/coach.md has the results.
 */
interface Fit {
  readonly gain: { readonly net: number; readonly rolled: number };
  readonly score: { readonly net: number; readonly missing: (turnsLeft: number) => number };
}

const OFFERS: Fit = {
  gain: { net: 0.2, rolled: 0.67 },
  score: { net: 0.65, missing: (turns) => 0.09 * turns },
};
/** With a hand of cards the Master searches, which gains most near the end. */
const HAND: Fit = {
  gain: { net: 0.25, rolled: 0.75 },
  score: { net: 0.55, missing: (turns) => 1.75 * Math.sqrt(turns) },
};
const FITS: { readonly [M in ModeId]: Fit } = { standard: OFFERS, expert: OFFERS, solo: HAND, aaa: HAND };

/** Four out of five gains are within this range of the estimate: these points and this share of it, combined. */
const SPREAD = { points: 1.5, share: 0.4 };

export function calibrated(mode: ModeId, said: Said): Calibrated {
  const { gain, score } = FITS[mode];
  const points = gain.net * said.gain + gain.rolled * said.rolledGain;
  const spread = Math.hypot(SPREAD.points, SPREAD.share * points);
  return {
    score: score.net * said.score + (1 - score.net) * said.rolledScore + score.missing(said.turnsLeft),
    gain: { points, from: points - spread, to: points + spread },
    share: gain.net + gain.rolled,
  };
}
