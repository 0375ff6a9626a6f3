/** How long a bot may think. Whichever comes first ends it; with none of them it thinks as long as its level does. */
export interface Limits {
  /** Milliseconds; needs `now`, since bots know no clock. */
  readonly ms?: number;
  /** Games played out in its head. */
  readonly simulations?: number;
  /** The time in milliseconds, from any start. */
  readonly now?: () => number;
  /** Asked between steps of the search: true ends it at once. */
  readonly stop?: () => boolean;
  /** For whoever measures. */
  readonly tally?: Tally;
}

/** Counts the sheets that are judged, and the games that are played out. */
export interface Tally {
  evaluations: number;
}

/** Tells when the limits are reached, counting from now. */
export function watch({ ms, now, stop }: Limits): () => boolean {
  const end = ms === undefined || now === undefined ? Number.POSITIVE_INFINITY : now() + ms;
  return () => stop?.() === true || (now !== undefined && now() >= end);
}
