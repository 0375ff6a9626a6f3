import type { Action } from 'picket-engine';
import type { Mark } from '../turn/actionUse.ts';

/** What one change of the sheet brings, in a form that every language can say. */
export interface Effect {
  /** Sizes of estates that become complete. */
  readonly estates: readonly number[];
  /** The change of the score. */
  readonly points: number;
}

type Pool = 'none' | 'plot' | 'built' | 'missed';

/** What is said about a turn in the making: the sentence above Confirm, chips, names of spots, announcements. */
export interface TurnText {
  /** “Birch Street”. */
  readonly street: (name: string) => string;
  /** “+3”, “−2”, nothing for 0. */
  readonly change: (points: number) => string;
  readonly score: (points: number) => string;
  readonly bar: BarText;
  readonly chips: ChipText;
  readonly skip: { readonly [A in Action]: string };
  readonly log: { readonly letGo: string; readonly skipped: string };
  readonly spots: SpotText;
  readonly say: SayText;
  readonly recap: {
    readonly line: (name: string, sentences: string) => string;
    readonly nothing: string;
    /** Where cards go from hand to hand: only the action of one is public. */
    readonly passed: (action: string, to: string) => string;
  };
  readonly keys: { readonly title: string; readonly names: { readonly [C in KeyName]: string } };
}

export interface BarText {
  /** A part of the score whose makings are lit, and all of it. */
  readonly explained: (part: string, points: number) => string;
  readonly explainedTotal: (points: number) => string;
  readonly choose: string;
  readonly chooseCard: string;
  readonly refusal: string;
  readonly refusalOr: string;
  /** The same where a card is given away with it. */
  readonly refusalGive: string;
  readonly refusalGiveOr: string;
  readonly picked: (number: number) => string;
  readonly pickedAction: (action: string) => string;
  readonly write: (number: number, houses: number) => string;
  readonly writeTemp: (number: number) => string;
  readonly writeAfterRoundabout: (number: number) => string;
  readonly which: (street: string, house: number) => string;
  readonly changeNumber: (number: number) => string;
  readonly act: { readonly [A in Action]: string };
  readonly roundabout: string;
  readonly ready: (plan: string, points: number) => string;
  readonly reshuffle: string;
  readonly estates: (plan: string) => string;
  readonly done: (done: string) => string;
  readonly sent: string;
  readonly waiting: (names: readonly string[]) => string;
  /** “8 on Birch Street, house 5 finishes an estate of 3: 53 → 56.” */
  readonly preview: (what: string, effect: Effect, now: number) => string;
  readonly previewChoice: (street: string, house: number) => string;
  readonly tap: TapText;
}

/** What a tap would do, as the beginning of a sentence. */
interface TapText {
  readonly write: (number: number, street: string, house: number) => string;
  readonly copy: (number: number, street: string, house: number) => string;
  readonly roundabout: (street: string, house: number) => string;
  readonly fence: (street: string, house: number) => string;
  readonly improve: (size: number) => string;
  readonly plan: (plan: string) => string;
  readonly other: string;
}

export interface ChipText {
  readonly wayLabel: (number: number, action: string, cards: readonly number[], changed: number) => string;
  readonly number: (number: number) => string;
  readonly numberLabel: (number: number, changed: number) => string;
  readonly copy: (number: number) => string;
  readonly copyLabel: (number: number, side: 'left' | 'right') => string;
  readonly refuse: string;
  readonly refuseLabel: string;
  readonly give: (number: number, action: string) => string;
  readonly giveLabel: (number: number, action: string) => string;
  readonly plan: (plan: string, points: number) => string;
  readonly planLabel: (plan: string, points: number) => string;
  readonly reshuffle: string;
  readonly reshuffleLabel: string;
  readonly mark: (action: string) => string;
  readonly markLabel: { readonly [A in Mark]: string };
}

/** The accessible names of what can be tapped on a sheet. */
export interface SpotText {
  readonly house: (street: string, house: number) => string;
  readonly empty: string;
  readonly number: (number: number) => string;
  readonly bis: (number: number) => string;
  readonly roundabout: string;
  readonly fresh: string;
  readonly pool: { readonly [P in Pool]: string };
  readonly fits: (offers: readonly number[]) => string;
  /** Only with the changed number of a temp. */
  readonly fitsByTemp: (offers: readonly number[]) => string;
  readonly gap: (street: string, house: number) => string;
  /** An estate that a plan can use, by its first house. */
  readonly estate: (street: string, house: number, size: number) => string;
  readonly fence: string;
  readonly noFence: string;
  /** On the road: “Park · 4 pts”; and the word alone. */
  readonly parkSign: (points: number) => string;
  readonly parkWord: string;
  readonly park: (street: string, crossed: number, boxes: number, points: number) => string;
  /** “You can write here”: what a tap on one of many spots is for. */
  readonly can: { readonly [T in 'write' | 'bis' | 'fence' | 'roundabout']: string };
  /** “Write 8”, “Copy 8 here”: what a tap on the spot pointed at does. */
  readonly tap: { readonly [T in 'write' | 'bis' | 'fence']: (number: number) => string } & {
    readonly roundabout: string;
    readonly ask: string;
  };
  /** “: finishes an estate of 3, plus 3”. */
  readonly effect: (effect: Effect) => string;
  readonly plate: {
    readonly open: (numbered: number, size: number) => string;
    readonly complete: (size: number) => string;
    readonly used: (size: number, plan: string) => string;
    readonly preview: (size: number, change: string) => string;
  };
}

export interface SayText {
  readonly undone: string;
  readonly redone: string;
  readonly question: (count: number) => string;
  readonly targets: { readonly [S in 'write' | 'act' | 'roundabout']: (count: number) => string };
  readonly estates: (sizes: readonly number[]) => string;
  readonly score: (score: number, change: number) => string;
  readonly street: (street: string, houses: readonly string[]) => string;
  /** A house that is a copy, in a list of numbers. */
  readonly copy: (number: number) => string;
  readonly round: (round: number, offers: readonly string[]) => string;
  readonly offer: (index: number, number: number, action: string) => string;
  readonly awaited: (others: readonly string[], you: boolean) => string;
}

export type KeyName =
  | 'offer1'
  | 'offer2'
  | 'offer3'
  | 'top'
  | 'middle'
  | 'bottom'
  | 'enter'
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'more'
  | 'less'
  | 'fence'
  | 'value'
  | 'park'
  | 'pool'
  | 'bis'
  | 'plan'
  | 'roundabout'
  | 'skip'
  | 'undo'
  | 'redo'
  | 'confirm'
  | 'cancel'
  | 'hint'
  | 'help'
  | 'saySheet'
  | 'sayRound'
  | 'sayPlans'
  | 'sayAwaited'
  | 'sayLastRound';
