import type { GameRecord } from 'picket-engine';

/** What the Architect scored in an open deal without knowing the cards. */
export interface Par {
  readonly deal: string;
  readonly score: number;
  /** The level and the version of its networks. */
  readonly by: string;
  /** The game itself, for comparison. */
  readonly record: GameRecord;
}

export type FromPar =
  | { readonly round: number }
  | { readonly par: Par }
  /** The networks can't be fetched. */
  | { readonly failed: true };
