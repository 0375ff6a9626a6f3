/** How much an analysis computes. Counted, not timed, so that it always finds the same. */
export interface Effort {
  /** How many turns are compared with the one played. */
  readonly candidates: number;
  /** The most and the fewest deals of a reveal. */
  readonly deals: number;
  readonly least: number;
  /** About how many turns are valued for a reveal. */
  readonly turns: number;
  /** How many games are played on after each turn of the costliest moments; 0 gives no reasons. */
  readonly games: number;
}

export type EffortName = 'quick' | 'full';

export const EFFORTS: { readonly [E in EffortName]: Effort } = {
  quick: { candidates: 1, deals: 8, least: 2, turns: 3000, games: 0 },
  full: { candidates: 2, deals: 32, least: 6, turns: 10_000, games: 200 },
};

/** How many redeals of a round are valued if it has about this many possible turns. */
export function dealsFor({ deals, least, turns }: Effort, count: number): number {
  return Math.min(deals, Math.max(least, Math.floor(turns / count)));
}
