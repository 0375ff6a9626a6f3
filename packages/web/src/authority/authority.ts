import type { GameRecord, Options, Refusal, Step, ViewRecord } from '@picket/engine';

/**
 * Whoever holds a game: the worker for local games, the server online. It keeps seed, deck and log; everybody else gets views.
 * Nothing that follows a finger goes through here: drafts are made on the page and only kept here.
 */
export interface Authority {
  create(options: Options, city: string): Promise<GameId>;
  /**
   * Calls back with the game as it is, and again whenever it changes; `gone` if there is no such game, if it cannot be
   * read, and once somebody removes it. Keeping a draft changes nothing here: a page that makes one is ahead of it.
   */
  watch(id: GameId, callback: (snapshot: Snapshot) => void, gone?: () => void): () => void;
  submit(id: GameId, turn: TurnMessage): Promise<Refusal | undefined>;
  takeBack(id: GameId, turn: Omit<TurnMessage, 'steps'>): Promise<Refusal | undefined>;
  /** Keeps a draft, so that closing the page loses nothing. */
  keepDraft(id: GameId, draft: KeptDraft): Promise<void>;
  /** Plays a game in this tab that another tab plays. */
  takeOver(id: GameId): Promise<void>;
  /** The last one played first. */
  list(): Promise<readonly Summary[]>;
  remove(id: GameId): Promise<void>;
  exportRecord(id: GameId): Promise<GameRecord | undefined>;
}

export type GameId = string;

export interface TurnMessage {
  readonly seat: number;
  readonly round: number;
  readonly steps: readonly Step[];
}

/**
 * A turn in the making, with what was undone so that redo survives too. One entry is one tap: the whole turn as it stood
 * after it, since another choice can replace steps and not only add some.
 */
export interface KeptDraft {
  readonly seat: number;
  readonly round: number;
  readonly taps: readonly (readonly Step[])[];
  readonly undone: readonly (readonly Step[])[];
  /** Which of the taps, by number, left the action unused on purpose. */
  readonly skipped?: { readonly taps: readonly number[]; readonly undone: readonly number[] };
}

/** A game as one device may know it. */
export interface Snapshot {
  readonly id: GameId;
  readonly city: string;
  /** The seats that play on this device, each with its own view. */
  readonly views: readonly ViewRecord[];
  /** Whose turn it is to hold the device; undefined once the game is over. */
  readonly active: number | undefined;
  /** The kept draft of the active seat, if it has one: nobody is shown what another seat is about to do. */
  readonly drafts: readonly KeptDraft[];
  /** Whether another tab plays this game; this one only watches. */
  readonly elsewhere: boolean;
  /** Why the game is not being kept: it goes on, and is lost when the page is closed. */
  readonly problem?: Problem;
}

export type Problem = 'storage-blocked' | 'storage-full';

export interface Summary {
  readonly id: GameId;
  readonly city: string;
  readonly options: Options;
  readonly rounds: number;
  readonly over: boolean;
  readonly scores: readonly number[];
  /** When it was last played, in milliseconds. */
  readonly played: number;
  /** What was kept of it can no longer be read; the other fields are a guess. It can only be removed. */
  readonly damaged?: true;
}
