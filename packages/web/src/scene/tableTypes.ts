import type { LevelName } from 'picket-words';
import type { Action, Hand, Slot } from 'picket-engine';
import type { SheetModel } from './sheetTypes.ts';
import type { Explained } from '../turn/intent.ts';
import type { SeatStatus } from '../authority/seatStatus.ts';
import type { ScorePart } from './house.ts';

/** What stands around the sheet: offers, plans, seats, the ledger of tracks, the action bar. */

export interface OfferModel {
  readonly index: number;
  readonly number: number;
  readonly action: Action;
  /** The action of the next round; absent for a card in hand. */
  readonly next?: Action;
  readonly state: 'open' | 'chosen' | 'fits-nowhere';
  /** With a hand: what this card gives in the turn being made. */
  readonly role?: 'number' | 'action' | 'given';
  /** Where cards are given away: what becomes of this one, or would be made of it. */
  readonly fate?: string;
  /** In how many houses it fits, temps left aside. */
  readonly houses: number;
  /** The line under the number: “6 houses”, “Fits nowhere”. */
  readonly note: string;
  readonly label: string;
}

/** [R23] A single stack that lies with the action side up. */
export interface StackModel {
  readonly left: number;
  /** What its top shows; absent when it is empty. */
  readonly top?: {
    readonly icon: Action | 'solo' | 'plan';
    readonly name: string;
  };
  readonly label: string;
}

export interface PlanModel {
  readonly slot: Slot;
  /** As the edition calls it: “N°1” or “A”. */
  readonly name: string;
  readonly high: number;
  readonly low: number;
  /** Whether what it asks for or is worth is a value of our own, and which of the two numbers are. */
  readonly house: boolean;
  readonly ours: { readonly high: boolean; readonly low: boolean };
  /** Which of the two it is worth now. */
  readonly worth: 'high' | 'low';
  readonly sentence: string;
  /** The rule that explains it. */
  readonly rule: string;
  /** For plans on estates: one entry for each estate asked for. */
  readonly estates: readonly { readonly size: number; readonly state: 'have' | 'preview' | 'missing' }[];
  readonly state: 'open' | 'ready' | 'claimed';
  readonly holders: readonly { readonly name: string; readonly points: number; readonly you: boolean }[];
  readonly label: string;
}

/** A part of somebody's score. */
export interface PartModel {
  readonly name: string;
  readonly points: number;
  /** “3 crossed”: how far its track is. */
  readonly crossed?: string;
}

/** [R22] Somebody else's hand: whole cards, those of which only the action is known, and null for the others. */
export interface HandModel {
  readonly cards: Hand;
  readonly label: string;
}

export interface SeatModel {
  readonly seat: number;
  readonly name: string;
  readonly you: boolean;
  /** How a computer player plays; undefined for a person. */
  readonly level?: LevelName;
  readonly state: 'thinking' | 'in';
  /** How somebody stands who is not simply there. */
  readonly status?: SeatStatus | undefined;
  readonly score: number;
  readonly parts: readonly PartModel[];
  readonly sheet: SheetModel;
  /** What is known of the cards that it holds, where each seat has its own. */
  readonly hand?: HandModel;
  readonly label: string;
}

export interface TrackModel {
  readonly values: readonly number[];
  readonly crossed: number;
  readonly fresh: number;
  readonly points: number;
  readonly explains: Explained;
}

export interface LedgerModel {
  /** Columns of estate values, sizes 1 to 6. A target column can be tapped to raise it. */
  readonly columns: readonly (TrackModel & {
    readonly size: number;
    readonly estates: number;
    readonly target: boolean;
    readonly label: string;
  })[];
  readonly pools: TrackModel;
  readonly temps: TrackModel;
  readonly bis: TrackModel;
  readonly roundabouts: TrackModel;
  readonly refusals: TrackModel;
  /** The score by parts, as they stand at the foot of the ledger. */
  readonly parts: readonly { readonly name: string; readonly points: number; readonly explains: Explained }[];
  readonly total: number;
  /** The total that the preview would give. */
  readonly previewTotal?: number;
  /** Whether roundabouts are played. */
  readonly advanced: boolean;
  /** The parts whose numbers are values of our own. */
  readonly houses: ReadonlySet<ScorePart>;
}

/** One of several things to choose from, shown as a small button in the action bar or on the lot. */
export interface ChipModel {
  readonly id: string;
  readonly text: string;
  /** What comes with it, drawn beside the text. */
  readonly action?: Action;
  /** Which card is given away, where nothing else parts two of them. */
  readonly gives?: string;
  readonly label: string;
}

export interface BarModel {
  /** The sentence above Confirm: what is asked, what would happen, or what was done. */
  readonly sentence: string;
  /** Why the last tap did nothing, with the rule behind it. */
  readonly why?: { readonly text: string; readonly rule: string };
  /** The rule behind what is asked or explained. */
  readonly rule?: string;
  readonly chips: readonly ChipModel[];
  /** Where the chips belong, if to one lot. */
  readonly chipsAt?: readonly [number, number];
  /** “No fence”, “No action”: leaves an optional thing undone. */
  readonly skip?: string;
  /** Offered in the advanced game: begins or leaves roundabout mode. */
  readonly roundabout?: { readonly on: boolean };
  readonly undo: boolean;
  readonly redo: boolean;
  readonly confirm: boolean;
  /** Nothing optional is left to do. */
  readonly done: boolean;
}

/** What this turn has done so far, a line a tap; a tap on a line goes back to before it. */
export interface LogLine {
  readonly index: number;
  readonly text: string;
}

/** The opponent out of the box. */
export interface RivalModel {
  readonly name: string;
  /** A few words about it. */
  readonly character: string;
  readonly score: number;
  /** What the card left in this turn brings it; absent while that is open. */
  readonly change?: number;
  readonly street: readonly RivalPart[];
  readonly parts: readonly { readonly name: string; readonly points: number; readonly house: boolean }[];
  /** “To come: plan cards A B”; absent once all came up. */
  readonly toCome?: string;
  /** What special cards did, in the order in which they came. */
  readonly came: readonly string[];
  /** Whether any of its numbers is a value of our own. */
  readonly house: boolean;
  readonly label: string;
}

/** A stretch of its street: a fence, or an estate of cards. */
export type RivalPart =
  | { readonly kind: 'fence'; readonly fresh: boolean }
  | {
      readonly kind: 'estate';
      readonly cards: readonly RivalCard[];
      /** Absent where it scores nothing. */
      readonly points?: number;
      /** Whether it is among those that count. */
      readonly counts: boolean;
      readonly label: string;
    };

interface RivalCard {
  readonly action: Action;
  /** How many houses the card is. */
  readonly houses: number;
  /** Left to it in this turn. */
  readonly fresh: boolean;
}
