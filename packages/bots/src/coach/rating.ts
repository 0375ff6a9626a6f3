import { LEVEL_IDS, type LevelId } from '../level.ts';
import type { RoundReview } from './review.ts';
import { standardError } from './estimate.ts';

/** How a game was played, on the scale of the levels: 0 is a Newcomer, 6 an Architect. */
export interface Rating {
  readonly level: LevelId;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/**
 * What each level loses in a counted turn, in points, measured on bot games (docs/coach.md). Weaker than the first
 * is rated like the first.
 */
const LOST: { readonly [L in LevelId]: number } = {
  newcomer: 2.4,
  casual: 2,
  regular: 1.6,
  club: 1.1,
  expert: 0.7,
  master: 0.2,
  architect: 0.1,
};
/** The 97.5 % quantile of the standard normal distribution. */
const Z = 1.96;

/** Rates the turns that were not forced; undefined if there are none. */
export function ratingOf(rounds: readonly Pick<RoundReview, 'forced' | 'loss'>[]): Rating | undefined {
  const losses = rounds.filter(({ forced }) => !forced).map(({ loss }) => loss.points);
  if (losses.length === 0) return undefined;
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  const error = Z * standardError(losses.map((loss) => loss - mean));
  const at = onScale(mean);
  const level = LEVEL_IDS[Math.round(at)] ?? 'newcomer';
  return { level, at, from: onScale(mean + error), to: onScale(mean - error) };
}

/** Between two levels in proportion. */
function onScale(lost: number): number {
  const marks = LEVEL_IDS.map((level) => LOST[level]);
  const above = marks.findIndex((mark) => mark <= lost);
  if (above === 0) return 0;
  if (above < 0) return marks.length - 1;
  const [worse = 0, better = 0] = [marks[above - 1], marks[above]];
  return above - (lost - better) / (worse - better);
}
