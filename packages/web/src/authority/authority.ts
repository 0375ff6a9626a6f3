import type { Explanation, LevelId } from 'picket-bots';
import type {
  Box,
  GameRecord,
  GameResult,
  Options,
  Rejection,
  Result,
  SheetRecord,
  Step,
  ViewRecord,
} from 'picket-engine';

/**
 * Whoever holds the games of this device: a worker. It keeps seed, deck and log; everybody else gets views.
 * Nothing that follows a finger goes through here: drafts are made on the page and only kept here.
 */
export interface Authority {
  /** Options that cannot be played are a mistake of the page, and throw. */
  create(game: NewGame): Promise<GameId>;
  /** The same people, options, bots and components: with the same cards, or with new ones. */
  again(id: GameId, deal: 'same' | 'new'): Promise<GameId>;
  /**
   * Calls back with the game as it is, and again whenever it changes; `gone` if there is no such game, if it cannot be
   * read, and once somebody removes it. Keeping a draft changes nothing here: a page that makes one is ahead of it.
   */
  watch(id: GameId, callback: (snapshot: Snapshot) => void, gone?: (why: Gone) => void): () => void;
  submit(id: GameId, turn: TurnMessage): Promise<Rejection | undefined>;
  takeBack(id: GameId, turn: Omit<TurnMessage, 'steps'>): Promise<Rejection | undefined>;
  /** Takes back the last finished round, also from the end of the game, which counts as practice from then on. */
  takeBackRound(id: GameId): Promise<Rejection | undefined>;
  /** Keeps a draft, so that closing the page loses nothing. */
  keepDraft(id: GameId, draft: KeptDraft): Promise<void>;
  /**
   * What a master would do in a turn, beside what is drafted of it; undefined once that turn is in or its round over. The game counts as
   * practice from then on.
   */
  hint(id: GameId, turn: TurnMessage): Promise<Hint | undefined>;
  /** Plays a game in this tab that another tab plays. */
  takeOver(id: GameId): Promise<void>;
  /** The last one played first. */
  list(): Promise<readonly Summary[]>;
  /** Why nothing can be kept on this device, or something is not; undefined where all is well. */
  problem(): Promise<Problem | undefined>;
  remove(id: GameId): Promise<void>;
  /** Brings back a game that was removed since the page was opened. */
  restore(id: GameId): Promise<void>;
  exportRecord(id: GameId): Promise<GameRecord | undefined>;
  /** Keeps the game of a record file, under this name where the record has none. Nothing changes unless the record holds. */
  importRecord(text: string, city: string): Promise<Imported>;
  /** Checks a user's own components file, and keeps it by its hash. */
  keepComponents(name: string, text: string): Promise<Result<KeptComponents>>;
  components(): Promise<readonly KeptComponents[]>;
  /** Refused while a kept game needs the file. */
  removeComponents(hash: string): Promise<Rejection | undefined>;
}

export type GameId = string;

/** What somebody wants to play. */
export interface NewGame {
  readonly options: Options;
  readonly city: string;
  /** By seat, what the towns are called, the city first. */
  readonly cities?: readonly string[];
  /** By seat, the level of the bot that plays it, or null for a person. Left out, all are people; one has to be. */
  readonly bots?: readonly (LevelId | null)[];
  /** Plans that must not be dealt, where `options.plans` is null. */
  readonly without?: readonly string[];
}

export type Imported =
  { readonly ok: true; readonly id: GameId } | { readonly ok: false; readonly rejection: Rejection };

/** A user's own components file. */
export interface KeptComponents {
  /** By which options and records name it. */
  readonly hash: string;
  /** What the user calls it. */
  readonly name: string;
  readonly box: Box;
  /** Why the file is not being kept: it is here until the page is closed. */
  readonly problem?: Problem;
}

export interface TurnMessage {
  readonly seat: number;
  readonly round: number;
  readonly steps: readonly Step[];
}

/** A turn to think about, and what it gains over another. */
export interface Hint {
  readonly turn: readonly Step[];
  /** What the seat may expect to have in the end. */
  readonly score: number;
  /** What it is compared with: what is drafted, where that is a whole turn, else what an ordinary player would do. */
  readonly against: {
    readonly by: 'you' | 'regular';
    readonly turn: readonly Step[];
    readonly score: number;
  };
  /** By part of the own score, the largest difference first; none where the other turn is as good. */
  readonly gains: Explanation['gains'];
  /** Whether the networks had their say; else it is by rule of thumb. */
  readonly learned: boolean;
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

/** Why nothing more is told of a game: it is not there or cannot be read, or nobody answers who would know. */
export type Gone = 'no-such-game' | 'stopped';

/** A game as one device may know it. */
export interface Snapshot {
  readonly id: GameId;
  readonly city: string;
  /** By seat, what the towns are called, where that is known; one without a name is empty. */
  readonly cities?: readonly string[];
  /** The seats that play on this device, each with its own view. */
  readonly views: readonly ViewRecord[];
  readonly over: boolean;
  /** The person who holds the device; whose turn is in, as its view says, when only bots are still to come. */
  readonly active: number;
  /** By seat, the level of the bot that plays it, or null for a person. One that lacks its networks is played for by another. */
  readonly bots: readonly (LevelId | null)[];
  /** A round was taken back, or a hint was given. */
  readonly practice?: true;
  /** It came from a record file. */
  readonly imported?: true;
  /** When it was last played, in milliseconds. */
  readonly played: number;
  /** The text of the user's own components file that the game is played with. */
  readonly components?: string;
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
  /** The version of the printed data that it is played with. */
  readonly data: number;
  readonly rounds: number;
  readonly over: boolean;
  readonly scores: readonly number[];
  /** What the AAA has, where it plays. */
  readonly opponentScore?: number;
  /** Once it is over: seats, and the AAA, best first. */
  readonly ranking?: GameResult['ranking'];
  /** The sheet of each seat, for pictures. */
  readonly towns: readonly SheetRecord[];
  /** By seat, the level of the bot that plays it, or null for a person. One that lacks its networks is played for by another. */
  readonly bots: readonly (LevelId | null)[];
  /** A round was taken back, or a hint was given. */
  readonly practice?: true;
  /** It came from a record file. */
  readonly imported?: true;
  /** When it was last played, in milliseconds. */
  readonly played: number;
  /** What was kept of it can no longer be read; the other fields are a guess. It can only be removed. */
  readonly damaged?: true;
}
