/** Who won a game, and what decided it; names are as shown on the page. */
export type Verdict =
  | { readonly kind: 'alone'; readonly total: number }
  /** Players who share first place. */
  | { readonly kind: 'shared'; readonly winners: readonly string[]; readonly total: number }
  /** A tie with the AAA. */
  | { readonly kind: 'drawn'; readonly player: string; readonly opponent: string; readonly total: number }
  | ({ readonly kind: 'points'; readonly ahead: number } & Pair)
  | ({ readonly kind: 'estates' } & TieBreak)
  | ({ readonly kind: 'size'; readonly size: number } & TieBreak)
  /** The AAA wins a tie that the player does not break. */
  | ({ readonly kind: 'kept' } & TieBreak);

interface Pair {
  readonly winner: string;
  readonly second: string;
  readonly total: number;
}

/** Equal totals, and how many estates the winner and the second have. */
interface TieBreak extends Pair {
  readonly estates: number;
  readonly against: number;
}
