import type { Mistake } from './heuristic/habits.ts';

/** How long a bot may think. The first limit reached ends it; without limits it uses its level's own. */
export interface Limits {
  /** Milliseconds; needs `now`, since bots have no clock. */
  readonly ms?: number;
  /** How many games it may simulate. */
  readonly simulations?: number;
  /** The time in milliseconds, from any origin. */
  readonly now?: () => number;
  /** Checked between steps of the search; true ends it at once. */
  readonly stop?: () => boolean;
  /** For measurements. */
  readonly tally?: Tally;
}

/** What is counted for measurements. */
export interface Tally {
  /** Evaluated sheets and simulated games. */
  evaluations: number;
  /** Mistakes that changed a turn; counting them takes several times as long. */
  readonly mistakes?: { [M in Mistake]: number };
}

/** Returns a function that says whether the limits are reached, counting from now. */
export function watch({ ms, now, stop }: Limits): () => boolean {
  const end = ms === undefined || now === undefined ? Number.POSITIVE_INFINITY : now() + ms;
  return () => stop?.() === true || (now !== undefined && now() >= end);
}
