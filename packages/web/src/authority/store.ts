import type { LevelId } from 'picket-bots';
import type { About, Options, Practice } from 'picket-engine';
import type { GameId, KeptDraft, Problem, TurnMessage } from './authority.ts';

/** What is kept of a game beside its turns and drafts. Everything else is a fold over the log. */
export interface KeptGame {
  readonly id: GameId;
  readonly city: string;
  /** By seat, what the towns are called, the city first; one without a name is empty. Absent in games kept before they had any. */
  readonly cities?: readonly string[];
  readonly options: Options;
  readonly seed: string;
  /** The rules version that the game began with and stays with. */
  readonly rules: number;
  /** The same of the printed data that it was dealt from; absent in games from before there was a second version: 1. */
  readonly data?: number;
  /** The plans that it was dealt, by slot; absent in games kept before plans were: its seed gives them. */
  readonly plans?: readonly string[];
  readonly created: number;
  readonly played: number;
  /** By seat; left out where all are people. */
  readonly bots?: readonly (LevelId | null)[];
  /** Plans that were not to be dealt; those that were are in the options. */
  readonly without?: readonly string[];
  /** How often a round was taken back and a hint was given; `true` where a round was, in games kept before that was counted. */
  readonly practice?: true | Practice;
  readonly imported?: true;
  /** What the record file said about the game, as long as nobody plays it on. */
  readonly about?: About;
}

/** A user's own components file. */
export interface KeptFile {
  readonly hash: string;
  readonly name: string;
  readonly text: string;
}

/** A game as it lies in the store. It may have been written by another version, or damaged: nothing in it is believed. */
export interface Found {
  readonly game: unknown;
  readonly turns: readonly unknown[];
  readonly drafts: readonly unknown[];
}

/** What one step changes. It is kept whole or not at all. */
export interface Change {
  readonly game: KeptGame;
  /** What is given is all there is: turns and drafts kept earlier go. */
  readonly whole?: true;
  readonly turns?: readonly TurnMessage[];
  readonly takenBack?: Omit<TurnMessage, 'steps'>;
  readonly drafts?: readonly KeptDraft[];
}

/** Where games and files are kept. Writing settles only once the change would outlive the page. */
export interface Store {
  ids(): Promise<readonly GameId[]>;
  read(id: GameId): Promise<Found | undefined>;
  write(change: Change): Promise<void>;
  remove(id: GameId): Promise<void>;
  /** Not believed either. */
  files(): Promise<readonly unknown[]>;
  writeFile(file: KeptFile): Promise<void>;
  removeFile(hash: string): Promise<void>;
}

/** Why a store could not do what it was asked. */
export class StoreFailure extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Expected failures of a store become a value; anything else is a bug and goes on being thrown. */
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
