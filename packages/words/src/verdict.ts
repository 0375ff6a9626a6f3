/** Who won a game, and what decided it; names are as they are shown. */
export type Verdict =
  | { readonly kind: 'alone'; readonly total: number }
  | { readonly kind: 'shared'; readonly winners: readonly string[]; readonly total: number }
  | ({ readonly kind: 'points'; readonly winner: string; readonly second: string } & Compared)
  | ({ readonly kind: 'estates'; readonly winner: string; readonly second: string } & Tied)
  | ({
      readonly kind: 'size';
      readonly winner: string;
      readonly second: string;
      readonly size: number;
    } & Tied)
  /** An opponent out of the box keeps a tie that the player does not break. */
  | ({ readonly kind: 'kept'; readonly winner: string; readonly second: string } & Tied);

interface Compared {
  readonly total: number;
  readonly ahead: number;
}

/** Equal totals, and how many estates the winner and the second have. */
interface Tied {
  readonly total: number;
  readonly estates: number;
  readonly against: number;
}
