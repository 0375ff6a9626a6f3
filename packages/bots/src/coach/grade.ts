import type { RoundReview } from './review.ts';

/** A turn by what it lost against the best one. A forced turn is not counted. */
export const GRADES = ['best', 'good', 'slip', 'mistake', 'forced'] as const;
export type Grade = (typeof GRADES)[number];

/** A turn has the first grade whose limit its loss is below. */
export const GRADE_LIMITS = { best: 0.25, good: 1, slip: 3 } as const;

export function gradeOf({ forced, loss }: Pick<RoundReview, 'forced' | 'loss'>): Grade {
  if (forced) return 'forced';
  if (loss.points < GRADE_LIMITS.best) return 'best';
  if (loss.points < GRADE_LIMITS.good) return 'good';
  return loss.points < GRADE_LIMITS.slip ? 'slip' : 'mistake';
}
