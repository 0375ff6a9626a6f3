import type { Score } from 'picket-engine';
import { PARTS, type Part } from './parts.ts';

/** Points by part of the score; deductions are negative. */
export type Points = { readonly [P in Part]: number };

export const NOTHING: Points = pointsBy(() => 0);

export function pointsBy(of: (part: Part) => number): Points {
  return Object.fromEntries(PARTS.map((part) => [part, of(part)])) as Points;
}

export const plus = (one: Points, other: Points): Points => pointsBy((part) => one[part] + other[part]);
export const minus = (one: Points, other: Points): Points => pointsBy((part) => one[part] - other[part]);
export const times = (factor: number, points: Points): Points => pointsBy((part) => factor * points[part]);
export const totalOf = (points: Points): number => PARTS.reduce((sum, part) => sum + points[part], 0);

export function meanOf(all: readonly Points[]): Points {
  return times(1 / all.length, all.reduce(plus, NOTHING));
}

/** A final score by part. */
export function pointsOf(score: Score): Points {
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  return {
    plans: sum(score.plans),
    parks: sum(score.parks),
    pools: score.pools,
    temps: score.temps,
    estates: sum(score.estates),
    bis: -score.bis,
    refusals: -score.refusals,
    roundabouts: -score.roundabouts,
  };
}
