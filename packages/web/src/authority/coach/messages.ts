import type { Analysis, Answer, EffortName, Progress } from 'picket-bots';
import type { Box, GameRecord, TurnStep } from 'picket-engine';

/** A question to the coach; each worker gets one. */
export type ToCoach = {
  readonly record: GameRecord;
  readonly seat: number;
  readonly box: Box | undefined;
} & (
  | { readonly ask: 'analysis'; readonly effort: EffortName }
  | {
      readonly ask: 'answer';
      readonly round: number;
      readonly better: readonly TurnStep[];
      readonly turn: readonly TurnStep[];
    }
);

/** Why the coach has no answer: its networks could not be fetched, or it crashed. */
export type CoachFault = 'offline' | 'broken';

export type FromCoach =
  | { readonly progress: Progress }
  /** Null without the seed of the game. */
  | { readonly analysis: Analysis | null }
  | { readonly answer: Answer | null }
  | { readonly fault: CoachFault };
