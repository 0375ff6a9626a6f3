import type { BotStyle, LevelName } from 'picket-protocol';
import type { Options, TurnStep } from 'picket-engine';
import type { Pinned } from '../table/pinned.ts';

/** Games that a thread keeps, so it needs only the new rounds. */
export const REMEMBERED = 200;

/** A request to a thread: the turns of these seats, in the round after the given ones. */
export interface Job {
  readonly table: string;
  readonly start: Pinned & { readonly options: Options; readonly seed: string };
  /** How many rounds the thread should already have. */
  readonly from: number;
  readonly rounds: readonly (readonly (readonly TurnStep[])[])[];
  readonly seats: readonly JobSeat[];
  readonly chance: string;
  /** Milliseconds for each turn and for all of them: after that, bots play a simple turn. */
  readonly ms: number;
  readonly within: number;
}

export interface JobSeat {
  readonly nr: number;
  readonly level: LevelName;
  readonly style: BotStyle | null;
  /** The steps to begin with, if they are legal. */
  readonly draft?: readonly TurnStep[];
}

export interface FoundTurn {
  readonly nr: number;
  readonly steps: readonly TurnStep[];
}

/** Without `turns` if the thread didn't have the expected rounds. */
export interface Found {
  readonly turns?: readonly FoundTurn[];
  /** Milliseconds that it took. */
  readonly ms: number;
}
