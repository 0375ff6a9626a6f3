import type { ModeId } from 'picket-engine';
import type { Compared } from './rollout/compare.ts';

/** What networks and rollouts say about a turn and another one. */
interface Said extends Compared {
  /** The score that the networks expect, and by how much it is more than after the other turn. */
  readonly score: number;
  readonly gain: number;
}

/** The same as it turns out on average. */
export interface Calibrated {
  readonly score: number;
  readonly gain: { readonly points: number; readonly from: number; readonly to: number };
  /** How much of what the networks say can be believed. */
  readonly share: number;
}

/**
 * What a Master got in the end, in measured positions, as a sum of what networks and rollouts say: the weights of
 * both for a gain, the weight of the networks for a score (the rollouts have the rest), and what is missing, by the
 * turns left, fitted to 290 positions. tools/opponents measures it; docs/bots.md has the result.
 */
interface Fit {
  readonly gain: { readonly net: number; readonly rolled: number };
  readonly score: { readonly net: number; readonly missing: (turnsLeft: number) => number };
}

const OFFERS: Fit = {
  gain: { net: 0.2, rolled: 0.67 },
  score: { net: 0.65, missing: (turns) => 0.09 * turns },
};
/** A Master with a hand of cards searches, and finds most near the end. */
const HAND: Fit = {
  gain: { net: 0.25, rolled: 0.75 },
  score: { net: 0.55, missing: (turns) => 1.75 * Math.sqrt(turns) },
};
const FITS: { readonly [M in ModeId]: Fit } = { standard: OFFERS, expert: OFFERS, solo: HAND, aaa: HAND };

/** Four of five gains are within this many points of what was said, and within this share of it. */
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
