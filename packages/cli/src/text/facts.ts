/** The input of sentences: facts, never words. */
import type { EditionId, ModeId, Score } from 'picket-engine';

/** A part of a score and its points. */
export type Term = readonly [part: Exclude<keyof Score, 'total'> | 'fences', points: number];

/** A mean with its 95 % confidence interval. */
export interface Estimate {
  readonly mean: number;
  readonly from: number;
  readonly to: number;
}

/** A game at this keyboard that can be continued. */
export interface SavedGame {
  readonly round: number;
  readonly players: readonly string[];
  readonly edition: EditionId;
  /** Absent for the usual one. */
  readonly mode?: ModeId;
  readonly saved?: Date;
}

/** A setting of a game with its answers: what to type for each. */
export type Asked = 'edition' | 'mode' | 'game' | 'sheet';
