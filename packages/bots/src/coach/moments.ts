import type { TurnStep } from 'picket-engine';
import { PARTS, type Part } from '../parts.ts';
import type { Compared } from '../rollout/compare.ts';
import { Z, type Estimate } from './estimate.ts';
import { gradeOf, GRADE_LIMITS, type Grade } from './grade.ts';
import type { Points } from '../points.ts';
import type { Reviewed } from './review.ts';

/** A turn that cost points. */
export interface Moment {
  /** From 0. */
  readonly round: number;
  readonly turn: readonly TurnStep[];
  readonly better: readonly TurnStep[];
  readonly loss: Estimate;
  readonly grade: Grade;
  /** What the better turn gains by part, largest first: only what the rollouts confirm. */
  readonly reasons: readonly { readonly part: Part; readonly points: number }[];
  /** How many games were played on after both turns; 0 if none. */
  readonly games: number;
}

const MOST = 3;
/** Smaller differences are no reason. */
const LEAST = 0.3;

/** The costliest turns, the worst first. */
export function momentsOf(rounds: readonly Reviewed[]): Moment[] {
  return rounds
    .filter(({ review }) => review.loss.points >= GRADE_LIMITS.good)
    .toSorted((a, b) => b.review.loss.points - a.review.loss.points)
    .slice(0, MOST)
    .map(({ review, rolled }) => ({
      round: review.round,
      turn: review.turn,
      better: review.best,
      loss: review.loss,
      grade: gradeOf(review),
      reasons: rolled === undefined ? [] : confirmed(review.skill, rolled),
      games: rolled?.games ?? 0,
    }));
}

/** A reason must have the same sign in the analysis and, beyond chance, in the rollouts; so must the whole loss. */
function confirmed(skill: Points, { gains, errors, error, rolledGain }: Compared): Moment['reasons'] {
  if (rolledGain < Z * error) return [];
  return PARTS.map((part) => ({ part, points: -skill[part], rolled: gains[part], error: errors[part] }))
    .filter(({ points, rolled, error }) => points * rolled > 0 && Math.abs(rolled) > Z * error)
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .map(({ part, points }) => ({ part, points }))
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST);
}
