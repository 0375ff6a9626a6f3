import type { Hint, LevelId } from 'picket-bots';
import type {
  Box,
  GameRecord,
  GameResult,
  Options,
  Rejection,
  Result,
  SheetRecord,
  TurnStep,
  ViewRecord,
} from 'picket-engine';
import type { BotStyle } from 'picket-protocol';

/**
 * The authority for the games of this device: a worker. It has the seed, the deck and the log; everyone else
 * gets views. Immediate responses don't go through it: drafts are made on the page and only stored here.
 */
export interface Authority {
  /** Options that cannot be played are a bug of the page, and throw. */
  create(game: NewGame): Promise<GameId>;
  /** The same players, options, bots and components, with the same cards or new ones. */
  again(id: GameId, deal: 'same' | 'new'): Promise<GameId>;
  /**
   * Calls back with the current game and whenever it changes; `gone` if there is no such game, if it is
   * unreadable, or when it is removed. Storing a draft does not call back: the page already has it.
   */
  watch(id: GameId, callback: (snapshot: Snapshot) => void, gone?: (why: Gone) => void): () => void;
  submit(id: GameId, turn: TurnMessage): Promise<Rejection | undefined>;
  takeBack(id: GameId, turn: Omit<TurnMessage, 'steps'>): Promise<Rejection | undefined>;
  /** Takes back the last finished round, even after the end; the game then counts as practice. */
  takeBackRound(id: GameId): Promise<Rejection | undefined>;
  /** Stores a draft, so that closing the page loses nothing. */
  saveDraft(id: GameId, draft: SavedDraft): Promise<void>;
  /**
   * The turn a master would play, compared with the draft; undefined once the turn is submitted or the round
   * over. The game then counts as practice.
   */
  hint(id: GameId, turn: TurnMessage): Promise<Hint | undefined>;
  /** Takes over a game from another tab. */
  takeOver(id: GameId): Promise<void>;
  /** Most recent first. */
  list(): Promise<readonly Summary[]>;
  /** Why the device can't store games, or some of them; undefined if all is well. */
  problem(): Promise<Problem | undefined>;
  remove(id: GameId): Promise<void>;
  /** Restores a game removed since the page was opened. */
  restore(id: GameId): Promise<void>;
  exportRecord(id: GameId): Promise<GameRecord | undefined>;
  /**
   * Imports a record file, under this name if the record has none. Nothing changes unless the record is
   * valid.
   */
  importRecord(text: string, city: string): Promise<Imported>;
  /** Every readable game with its secrets, one line each, for `importRecord` on another device. */
  exportAll(): Promise<readonly string[]>;
  /** A new practice game that continues a finished one in another way; the original stays. */
  playOn(text: string, from: From): Promise<Imported>;
  /** Validates a user's components file and stores it by its hash. */
  saveComponents(name: string, text: string): Promise<Result<ComponentsFile>>;
  components(): Promise<readonly ComponentsFile[]>;
  /** Refused while a stored game needs the file. */
  removeComponents(hash: string): Promise<Rejection | undefined>;
}

export type GameId = string;

/** The options of a new game. */
export interface NewGame {
  readonly options: Options;
  readonly city: string;
  /** The names of the towns by seat, the player's city first. */
  readonly cities?: readonly string[];
  /** The bot level of each seat, or null for a person. Omitted if all are people; at least one must be. */
  readonly bots?: readonly (LevelId | null)[];
  /** What makes bots different from others of their level, by seat. Omitted if nothing does. */
  readonly styles?: readonly (BotStyle | null)[];
  /** Plans to exclude from the deal, if `options.plans` is null. */
  readonly without?: readonly string[];
  /** Omitted if the odds lens is allowed. */
  readonly odds?: false;
  /** The open deal that is played. */
  readonly deal?: string;
  /** The input of the public rule: see `openDeal`. */
  readonly dealt?: { readonly seed: string; readonly rules: number; readonly data: number };
}

/** Where a finished game is continued: before a round, by a person in one seat and bots in the others. */
export interface From {
  readonly round: number;
  readonly seat: number;
  /** The name of the town if the record has none. */
  readonly city: string;
}

export type Imported =
  | {
      readonly ok: true;
      readonly id: GameId;
      /** The game was here already; the imported one had more turns. */
      readonly renewed?: true;
    }
  | { readonly ok: false; readonly rejection: Rejection };

/** A user's own components file. */
export interface ComponentsFile {
  /** The name used in options and records. */
  readonly hash: string;
  /** The user's name for it. */
  readonly name: string;
  readonly box: Box;
  /** Why the file is not stored: it is lost when the page is closed. */
  readonly problem?: Problem;
}

export interface TurnMessage {
  readonly seat: number;
  readonly round: number;
  readonly steps: readonly TurnStep[];
}

export type { Hint };

/**
 * A draft with its undone steps, so that redo survives too. One entry per tap: the whole turn after it, since
 * another choice can replace steps.
 */
export interface SavedDraft {
  readonly seat: number;
  readonly round: number;
  readonly taps: readonly (readonly TurnStep[])[];
  readonly undone: readonly (readonly TurnStep[])[];
  /** The numbers of the taps that skipped the action on purpose. */
  readonly skipped?: { readonly taps: readonly number[]; readonly undone: readonly number[] };
}

/**
 * Why there are no more updates of a game: it doesn't exist, it is unreadable, or the worker doesn't answer.
 */
export type Gone = 'no-such-game' | 'stopped';

/** A game as this device may know it. */
export interface Snapshot {
  readonly id: GameId;
  readonly city: string;
  /** The names of the towns by seat, if known; empty for an unnamed one. */
  readonly cities?: readonly string[];
  /** The seats that play on this device, each with its own view. */
  readonly views: readonly ViewRecord[];
  readonly over: boolean;
  /** The person who holds the device; the last one to submit if only bots are missing. */
  readonly active: number;
  /** The bot level of each seat, or null for a person. Another level plays while its networks are missing. */
  readonly bots: readonly (LevelId | null)[];
  /** What makes bots different from others of their level, by seat. Omitted if nothing does. */
  readonly styles?: readonly (BotStyle | null)[];
  /** A round was taken back, or a hint was given. */
  readonly practice?: true;
  /** It was imported. */
  readonly imported?: true;
  /** The open deal that it is a game of. */
  readonly deal?: string;
  /** Omitted if the odds lens is allowed. */
  readonly odds?: false;
  /** When it was last played, in milliseconds. */
  readonly played: number;
  /** The text of the user's components file, if the game uses one. */
  readonly components?: string;
  /** The stored draft of the active seat. Other seats' drafts are never shown. */
  readonly drafts: readonly SavedDraft[];
  /** Whether another tab plays this game while this one watches. */
  readonly elsewhere: boolean;
  /** Why the game is not stored: it continues, but is lost when the page is closed. */
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
  /** The AAA's score, if it plays. */
  readonly opponentScore?: number;
  /** Once it is over: seats, and the AAA, best first. */
  readonly ranking?: GameResult['ranking'];
  /** The sheet of each seat, for pictures. */
  readonly towns: readonly SheetRecord[];
  /** The bot level of each seat, or null for a person. Another level plays while its networks are missing. */
  readonly bots: readonly (LevelId | null)[];
  /** A round was taken back, or a hint was given. */
  readonly practice?: true;
  /** It was imported. */
  readonly imported?: true;
  /** The open deal that it is a game of. */
  readonly deal?: string;
  /** When it was last played, in milliseconds. */
  readonly played: number;
  /** The stored game is unreadable; the other fields are a guess. It can only be removed. */
  readonly damaged?: true;
}
