import type { EditionId, SheetId } from '@picket/engine';

/** The page that a visit begins on. */
export interface StartText {
  /** The name of the product, in the title of every page. */
  readonly name: string;
  readonly pageTitle: string;
  readonly headline: string;
  readonly introduction: string;
  /** The houses of the start page: a name, a line, and what a tap does. */
  readonly doors: {
    readonly [D in 'alone' | 'solo' | 'together' | 'towns' | 'rules']: {
      readonly title: string;
      readonly line: string;
      readonly enter: string;
    };
  };
  readonly play: string;
  readonly alone: string;
  readonly aloneLine: string;
  readonly together: string;
  readonly togetherLine: string;
  readonly solo: string;
  readonly soloLine: string;
  readonly newGame: string;
  readonly edition: string;
  readonly editionLine: { readonly [E in EditionId]: string };
  readonly sheet: string;
  readonly sheetLine: { readonly [S in SheetId]: string };
  readonly mode: string;
  readonly advanced: string;
  readonly advancedLine: string;
  readonly players: string;
  readonly playerName: (player: number) => string;
  readonly defaultName: (player: number) => string;
  readonly addPlayer: string;
  readonly removePlayer: (name: string) => string;
  readonly city: string;
  /** Names to begin with: one is suggested for each new game. */
  readonly cities: readonly string[];
  readonly begin: string;
  readonly back: string;
  readonly continueGame: string;
  /** “Linden Falls · round 24”. */
  readonly kept: (city: string, round: number) => string;
  readonly keptOver: (city: string, points: number) => string;
  readonly yourTowns: string;
  readonly noTowns: string;
  readonly removeGame: (city: string) => string;
  readonly theme: string;
  readonly rules: string;
  readonly settings: string;
  /** What the drawing on the start page shows, for those who do not see it. */
  readonly picture: string;
}

export interface EndText {
  readonly pageTitle: (city: string) => string;
  readonly finalScores: string;
  /** “Standard · 34 rounds · 4 players”. */
  readonly facts: (mode: string, rounds: number, players: number) => string;
  readonly greetings: string;
  /** On the postmark, where there is room for a handful of letters. */
  readonly postmark: (rounds: number) => string;
  readonly ranking: string;
  /** “1st”. */
  readonly place: (rank: number) => string;
  readonly townOf: (name: string) => string;
  readonly postcard: (city: string, name: string, points: number) => string;
  readonly points: string;
  readonly total: string;
  readonly player: string;
  readonly table: string;
  /** “Every house built, seven pools, nine park boxes.” */
  readonly summary: (facts: {
    readonly empty: number;
    readonly pools: number;
    readonly parks: number;
    readonly estates: number;
  }) => string;
  readonly playAgain: string;
  readonly newGame: string;
  readonly saveRecord: string;
  readonly savePostcard: string;
  /** The seed that the hash shown at the start promised. */
  readonly seed: (seed: string) => string;
}

export interface SettingsText {
  readonly pageTitle: string;
  readonly title: string;
  readonly close: string;
  readonly confirm: { readonly name: string; readonly line: string };
  readonly confirmChoices: { readonly [C in 'always' | 'countdown' | 'off']: string };
  readonly theme: { readonly name: string; readonly line: string };
  readonly themeChoices: { readonly [C in 'light' | 'evening' | 'auto']: string };
  readonly motion: { readonly name: string; readonly line: string };
  readonly motionChoices: { readonly [C in 'auto' | 'full' | 'still']: string };
  readonly autoMarks: { readonly name: string; readonly line: string };
  readonly plainNumerals: { readonly name: string; readonly line: string };
  readonly keys: { readonly name: string; readonly line: string };
  readonly on: string;
  readonly off: string;
}

/** What can stand around any page: dialogs, notices, errors. */
export interface AroundText {
  readonly skipToGame: string;
  readonly close: string;
  readonly yes: string;
  readonly no: string;
  readonly cancel: string;
  readonly loading: string;
  readonly leave: {
    readonly title: string;
    readonly line: string;
    readonly stay: string;
    readonly go: string;
  };
  readonly remove: { readonly title: (city: string) => string; readonly line: string; readonly go: string };
  readonly elsewhere: { readonly title: string; readonly line: string; readonly takeOver: string };
  /** Between two seats on one device. */
  readonly pass: {
    readonly title: (name: string) => string;
    readonly line: string;
    readonly ready: (name: string) => string;
    /** For whoever has just confirmed. */
    readonly back: (name: string) => string;
  };
  readonly rule: { readonly title: (id: string) => string; readonly all: string };
  /** An error says what happened, that nothing was lost, and what to do. */
  readonly errors: {
    readonly title: string;
    readonly notKept: string;
    readonly storageBlocked: string;
    readonly noSuchGame: string;
    readonly damagedGame: string;
    readonly turnRefused: (why: string) => string;
    readonly stale: string;
    readonly workerStopped: string;
    readonly unexpected: string;
    readonly reload: string;
    readonly toStart: string;
  };
}
