import type { EditionId, SheetId, Slot } from 'picket-engine';

/** The page on which a game is put together. */
export interface SetupText {
  readonly title: string;
  readonly line: string;
  readonly edition: string;
  /** What sets an edition apart, with the size of its deck. */
  readonly editionLines: { readonly [E in EditionId]: (cards: string) => string };
  readonly mode: string;
  readonly opponent: {
    readonly title: string;
    readonly line: string;
    readonly level: (level: string) => string;
    /** Above what the chosen one scores. */
    readonly scores: (name: string) => string;
    /** “3 a card”, “2 houses a card”, “2 a house”. */
    readonly points: (points: string) => string;
    readonly houses: (houses: string) => string;
    readonly value: (points: string) => string;
    readonly plans: string;
    /** By the order in which their cards come up, or by slot. */
    readonly validates: { readonly [E in EditionId]: (slots: readonly Slot[]) => string };
    readonly noPlans: string;
    /** What the player's temps bring where the opponent scores nothing. */
    readonly temps: (boxes: string, points: string) => string;
    /** Why the AAA cannot be played with a file. */
    readonly none: string;
  };
  readonly seats: {
    readonly title: string;
    readonly playedWith: {
      readonly [C in 'alone' | 'bots' | 'together']: { readonly name: string; readonly line: string };
    };
    readonly name: (seat: number) => string;
    readonly player: (player: number) => string;
    readonly levelOf: (name: string) => string;
    readonly addPerson: string;
    readonly addBot: string;
    readonly remove: (name: string) => string;
    /** Why nobody can be added, or nobody taken away. */
    readonly full: (seats: number) => string;
    readonly least: (seats: number) => string;
    /** Two players were given the same name: what the later one is called. */
    readonly renamed: (name: string, played: string) => string;
  };
  readonly sheet: string;
  readonly sheetLines: { readonly [S in SheetId]: string };
  /** “10, 11 and 12 houses”, marked where they are our own. */
  readonly streets: (houses: readonly number[], mark: string) => string;
  readonly advanced: { readonly name: string; readonly line: (plans: number) => string };
  readonly plans: {
    readonly title: string;
    readonly ways: {
      readonly [W in 'dealt' | 'chosen' | 'without']: {
        readonly name: string;
        readonly line: (plans: number) => string;
      };
    };
    readonly slot: (name: string) => string;
    readonly label: (sentence: string, high: string, low: string) => string;
    readonly out: string;
    /** Why the last plan of a slot cannot be left out. */
    readonly last: string;
  };
  readonly city: {
    readonly title: string;
    readonly line: string;
    readonly another: string;
  };
  readonly numbers: {
    readonly title: string;
    readonly line: string;
    readonly builtIn: string;
    readonly builtInLine: string;
    readonly upload: string;
    readonly drop: string;
    /** Over the page while a file is dragged across it. */
    readonly dropHere: string;
    /** Said of a file that the browser does not hand over. */
    readonly unreadable: string;
    readonly remove: (name: string) => string;
    readonly kept: (name: string) => string;
    readonly notKept: string;
    /** “its own deck and plans for the 2018 edition”. */
    readonly changes: (parts: readonly string[]) => string;
    readonly blocks: {
      readonly [B in 'deck' | 'sheets' | 'plans' | 'solo' | 'architects']: (edition: string) => string;
    };
    readonly changesNothing: string;
  };
  /** After a value that no printed source gives. */
  readonly mark: string;
  readonly summary: {
    readonly title: string;
    readonly who: string;
    readonly sheet: string;
    readonly plans: string;
    readonly numbers: string;
    readonly opponent: string;
    /** “Hazel (Regular)”. */
    readonly bot: (name: string, level: string) => string;
    readonly people: (people: number) => string;
    readonly bots: (bots: number) => string;
    readonly with: (first: string, second: string) => string;
    readonly advanced: (sheet: string) => string;
    readonly chosen: (sentences: readonly string[]) => string;
    readonly without: (plans: number) => string;
  };
  readonly begin: string;
  /** A list of names in a sentence. */
  readonly list: (names: readonly string[]) => string;
}
