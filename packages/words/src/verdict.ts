/** A player’s name, or null for the reader: “you”. */
export type Named = string | null;

/** Who won a game, and what decided it. */
export type Verdict =
  | { readonly kind: 'alone'; readonly total: number }
  /** Players who share first place. */
  | { readonly kind: 'shared'; readonly winners: readonly Named[]; readonly total: number }
  /** A tie with the AAA. */
  | { readonly kind: 'drawn'; readonly player: Named; readonly opponent: Named; readonly total: number }
  | ({ readonly kind: 'points'; readonly ahead: number } & Pair)
  | ({ readonly kind: 'estates' } & TieBreak)
  | ({ readonly kind: 'size'; readonly size: number } & TieBreak)
  /** The AAA wins a tie that the player does not break. */
  | ({ readonly kind: 'kept' } & TieBreak);

interface Pair {
  readonly winner: Named;
  readonly second: Named;
  readonly total: number;
}

/** Equal totals, and the numbers of estates of the winner and the second. */
interface TieBreak extends Pair {
  readonly estates: number;
  readonly against: number;
}
