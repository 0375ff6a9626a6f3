import type { Action } from 'picket-engine';

/** The small drawings beside the rules. */
export type ExampleId =
  | 'rising'
  | 'roundabout'
  | 'estate'
  | 'offer'
  | 'refusal'
  | 'hand'
  | 'fence'
  | 'usedEstate'
  | 'twins'
  | 'value'
  | 'park'
  | 'pool'
  | 'temp'
  | 'bis'
  | 'copyAndFence'
  | 'extension'
  | 'plan'
  | 'track'
  | 'temps'
  | 'end'
  | 'pile';

/** The rules page: the text around the rules and under the drawings. */
export interface RulesText {
  readonly introduction: string;
  readonly noSuchRule: (id: string) => string;
  readonly search: string;
  readonly clear: string;
  readonly contents: string;
  /** Which game: the filter. */
  readonly game: string;
  readonly edition: string;
  readonly bothEditions: string;
  readonly mode: string;
  readonly allModes: string;
  readonly advanced: { readonly name: string; readonly line: string };
  /** The tag of a rule that only matters in the advanced game. */
  readonly advancedTag: string;
  readonly topics: {
    readonly [T in 'roundabout' | 'plan-estates' | 'plan-houses' | 'plan-tracks']: string;
  };
  /** “Surveyor in the 2018 edition, Fence in the 2023 edition”. */
  readonly named: (names: readonly { readonly name: string; readonly edition: string }[]) => string;
  /** What the filter leaves. */
  readonly count: (rules: number) => string;
  /** What a search found. */
  readonly found: (rules: number, words: number) => string;
  readonly nothing: (query: string) => string;
  /** How many more a search would find without the filter. */
  readonly elsewhere: (rules: number) => string;
  /** The rule by its id, as the name of the link to it. */
  readonly link: (id: string) => string;
  readonly allowed: string;
  readonly notAllowed: string;
  /** One line under each drawing of an example. Printed numbers are filled in from the edition shown. */
  readonly examples: { readonly [E in ExampleId]: readonly (string | ((...numbers: number[]) => string))[] };
  /** Under a drawing: the edition its numbers are from, and the mark of estimated ones. */
  readonly ofEdition: (edition: string) => string;
  readonly estimated: string;
  readonly pictures: PicturesText;
}

/** What a drawing shows, for screen readers; and the few words in drawings. */
interface PicturesText {
  readonly street: (name: string, parts: readonly string[]) => string;
  readonly offer: (number: number, action: string, next: string | undefined) => string;
  readonly roles: readonly [number: string, action: string, third: string];
  readonly changes: (numbers: readonly number[]) => string;
  readonly track: (name: string, crossed: number, value: number | undefined) => string;
  readonly column: (size: number, crossed: number, value: number) => string;
  readonly plan: (name: string, sentence: string, high: number, low: number) => string;
  readonly plansDone: (points: readonly number[]) => string;
  readonly town: string;
  readonly temps: (crossed: number, points: number) => string;
  readonly pile: (estates: readonly { readonly houses: number; readonly points: number }[]) => string;
  readonly pileEstate: (houses: number, value: number, points: number) => string;
}

/** The parts of a score, in the order of the aid. */
export type AidPart = 'plans' | 'parks' | 'pools' | 'temps' | 'estates' | 'bis' | 'refusals' | 'roundabouts';

/** The player aid: the whole game on one screen. */
export interface AidText {
  readonly title: string;
  readonly print: string;
  /** The choice of a printed sheet: its legend, and “2023 Classic”. */
  readonly sheets: string;
  readonly sheet: (edition: string, sheet: string | undefined) => string;
  readonly turn: { readonly title: string; readonly steps: readonly { name: string; line: string }[] };
  readonly actions: { readonly title: string; readonly lines: { readonly [A in Action]: string } };
  readonly score: {
    readonly title: string;
    /** Printed numbers are filled in from the sheet shown: the values of a track, or points by place. */
    readonly lines: { readonly [P in AidPart]: string | ((values: readonly number[]) => string) };
    /** Added to the temps where Solo can be played. */
    readonly solo: (boxes: number, points: number) => string;
    /** What the star behind a line means. */
    readonly estimated: string;
  };
  readonly end: {
    readonly title: string;
    readonly introduction: string;
    readonly reasons: readonly string[];
    readonly after: string;
  };
}
