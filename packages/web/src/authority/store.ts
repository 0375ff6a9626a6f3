import type { LevelId } from 'picket-bots';
import type { About, Options, Practice } from 'picket-engine';
import type { BotStyle } from 'picket-protocol';
import type { GameId, SavedDraft, Problem, TurnMessage } from './authority.ts';

/** What is stored about a game besides its turns and drafts. Everything else is folded from the log. */
export interface StoredGame {
  readonly id: GameId;
  readonly city: string;
  /** The names of the towns by seat, the player's city first; empty if unnamed. Missing in old games. */
  readonly cities?: readonly string[];
  readonly options: Options;
  readonly seed: string;
  /** The rules version the game is pinned to. */
  readonly rules: number;
  /** The data version the game is pinned to; missing in old games: 1. */
  readonly data?: number;
  /** The dealt plans by slot; missing in old games, whose seed gives them. */
  readonly plans?: readonly string[];
  readonly created: number;
  readonly played: number;
  /** By seat; omitted if all are people. */
  readonly bots?: readonly (LevelId | null)[];
  /** By seat; omitted if no bot has a style, as in old games. Read it with `stylesOf`. */
  readonly styles?: readonly (BotStyle | null)[];
  /** Excluded plans; chosen ones are in the options. */
  readonly without?: readonly string[];
  /** The numbers of rounds taken back and hints; `true` in old games where a round was taken back. */
  readonly practice?: true | Practice;
  readonly imported?: true;
  /** Omitted if the odds lens is allowed, as in old games. */
  readonly odds?: false;
  /** The open deal that it is a game of. */
  readonly deal?: string;
  /** The imported about block, until the game is continued. */
  readonly about?: About;
}

/** A user's own components file. */
export interface StoredFile {
  readonly hash: string;
  readonly name: string;
  readonly text: string;
}

/** A game as stored. It may have been written by another version, or damaged: validate everything. */
export interface StoredValues {
  readonly game: unknown;
  readonly turns: readonly unknown[];
  readonly drafts: readonly unknown[];
}

/** The changes of one step, written atomically. */
export interface Change {
  readonly game: StoredGame;
  /** Replaces everything: turns and drafts stored earlier are deleted. */
  readonly whole?: true;
  readonly turns?: readonly TurnMessage[];
  readonly takenBack?: Omit<TurnMessage, 'steps'>;
  readonly drafts?: readonly SavedDraft[];
}

/** Stores games and files. A write resolves only once it would survive the page. */
export interface Store {
  ids(): Promise<readonly GameId[]>;
  read(id: GameId): Promise<StoredValues | undefined>;
  write(change: Change): Promise<void>;
  remove(id: GameId): Promise<void>;
  /** Not validated either. */
  files(): Promise<readonly unknown[]>;
  writeFile(file: StoredFile): Promise<void>;
  removeFile(hash: string): Promise<void>;
}

/** Why a store failed. */
export class StoreFailure extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Expected failures of a store become a value; other errors are bugs and are rethrown. */
export function problemIfBlocked(error: unknown): Problem {
  if (error instanceof StoreFailure) return error.problem;
  throw error;
}

export function nothingIfBlocked<T>(nothing: T): (error: unknown) => T {
  return (error) => {
    problemIfBlocked(error);
    return nothing;
  };
}
