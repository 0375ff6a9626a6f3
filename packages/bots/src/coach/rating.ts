import type { Rules } from 'picket-engine';
import { LEVEL_IDS, type LevelId } from '../level.ts';
import type { RoundReview } from './review.ts';
import { standardError, Z } from './estimate.ts';
import { fitFor } from './fits.ts';

/** How a game was played, on the scale of the levels: 0 is a Newcomer, 6 an Architect. */
export interface Rating {
  readonly level: LevelId;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Rates the turns that were not forced; undefined if there are none. */
export function ratingOf(
  rules: Rules,
  rounds: readonly Pick<RoundReview, 'forced' | 'loss'>[],
): Rating | undefined {
  const losses = rounds.filter(({ forced }) => !forced).map(({ loss }) => loss.points);
  if (losses.length === 0) return undefined;
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  const error = Z * standardError(losses.map((loss) => loss - mean));
  const { lost } = fitFor(rules);
  const onScale = (each: number): number => between(lost, each);
  const at = onScale(mean);
  const level = LEVEL_IDS[Math.round(at)] ?? 'newcomer';
  return { level, at, from: onScale(mean + error), to: onScale(mean - error) };
}

/** Where a loss is among the levels, between two of them in proportion. */
function between(levels: readonly number[], lost: number): number {
  const above = levels.findIndex((mark) => mark <= lost);
  if (above === 0) return 0;
  if (above < 0) return levels.length - 1;
  const [worse = 0, better = 0] = [levels[above - 1], levels[above]];
  return above - (lost - better) / (worse - better);
}
