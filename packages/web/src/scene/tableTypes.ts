import type { CharacterName, LevelName } from 'picket-words';
import type { Action, Hand, Slot } from 'picket-engine';
import type { Helped } from '../text/facts.ts';
import type { SheetModel } from './sheetTypes.ts';
import type { Explained } from '../turn/intent.ts';
import type { SeatStatus } from '../authority/seatStatus.ts';
import type { ScorePart } from './house.ts';
import type { NewsModel } from './news.ts';
import type { TrackLook, TrackName } from './tracks.ts';

/** Models of what is around the sheet: cards, plans, seats, the ledger of tracks, the action bar. */

export interface OfferModel {
  readonly index: number;
  readonly number: number;
  readonly action: Action;
  /** The action of the next round; absent for a card in hand. */
  readonly next?: Action;
  readonly state: 'open' | 'chosen' | 'fits-nowhere';
  /** With a hand: what this card gives in the current turn. */
  readonly role?: 'number' | 'action' | 'given';
  /** If cards are given away: what happens to this one, or what it is worth to the opponent. */
  readonly fate?: string;
  /** How many houses fit it, without temps. */
  readonly houses: number;
  /** What makes it fit if it fits none; absent if nothing does. */
  readonly needs?: Helped;
  /** The line under the number: “6 houses”, “Fits nowhere”. */
  readonly note: string;
  /** Whether a hint uses it. */
  readonly hinted?: boolean;
  readonly label: string;
}

/** [R23] A single stack, which is action side up. */
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
  /** As the edition prints it: “N°1” or “A”. */
  readonly name: string;
  /** “Plan 1” or “Plan A”. */
  readonly title: string;
  readonly high: number;
  readonly low: number;
  /** Whether its condition or values are estimated, and which of the two numbers are. */
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
  /** Whether a hint claims it. */
  readonly hinted?: boolean;
  /** Who has claimed it: you, then the claims of the last round, then all others. */
  readonly holders: readonly PlanHolder[];
  readonly label: string;
}

export interface PlanHolder {
  readonly name: string;
  readonly points: number;
  readonly you: boolean;
  /** Whether another player claimed it in the last round. */
  readonly fresh: boolean;
}

/** A part of a player's score. */
export interface PartModel {
  readonly name: string;
  readonly points: number;
  /** “3 crossed”: how far its track is. */
  readonly crossed?: string;
}

/** [R22] Another player's hand: known cards, cards with only a known action, and null for the others. */
export interface HandModel {
  readonly cards: Hand;
  readonly label: string;
}

export interface SeatModel {
  readonly seat: number;
  readonly name: string;
  readonly you: boolean;
  /** The level of a bot; undefined for a person. */
  readonly level?: LevelName;
  /** What it likes best, if anything. */
  readonly character?: CharacterName;
  readonly state: 'thinking' | 'in';
  /** The status of a player who is not simply present. */
  readonly status?: SeatStatus | undefined;
  readonly score: number;
  readonly parts: readonly PartModel[];
  readonly sheet: SheetModel;
  /** What it did in the last round; absent in the first. */
  readonly news?: NewsModel | undefined;
  /** The same in a sentence, and what a tap shows. */
  readonly newsLabel?: string;
  /** What is known of its cards, if each seat has a hand. */
  readonly hand?: HandModel;
  readonly label: string;
}

export interface TrackBoxes {
  readonly values: readonly number[];
  readonly crossed: number;
  readonly fresh: number;
  /** How many more the preview would cross. */
  readonly preview?: number;
}

export interface TrackModel extends TrackBoxes {
  readonly points: number;
  readonly explains: Explained;
}

export type TrackRowModel = TrackModel &
  TrackLook & {
    readonly track: TrackName;
    readonly name: string;
    /** What temps score. */
    readonly note?: string;
    /** Whether its numbers are estimated. */
    readonly house: boolean;
  };

export interface LedgerModel {
  /** Columns of estate values, sizes 1 to 6. A target column can be tapped to raise it. */
  readonly columns: readonly (TrackModel & {
    readonly size: number;
    readonly estates: number;
    readonly target: boolean;
    readonly label: string;
  })[];
  /** The points of all columns. */
  readonly estates: number;
  /** The other tracks; roundabouts only if they are in the game. */
  readonly tracks: readonly TrackRowModel[];
  /** The score by parts, at the bottom of the ledger. */
  readonly parts: readonly { readonly name: string; readonly points: number; readonly explains: Explained }[];
  readonly total: number;
  /** The total that the preview would give. */
  readonly previewTotal?: number;
  /** The parts with estimated values. */
  readonly houses: ReadonlySet<ScorePart>;
}

/** A choice, shown as a small button in the action bar or on the lot. */
export interface ChipModel {
  readonly id: string;
  readonly text: string;
  /** Its icon, next to the text. */
  readonly action?: Action;
  /** Which card is given away, if two choices differ only in that. */
  readonly gives?: string;
  readonly label: string;
}

export interface BarModel {
  /** The sentence above Confirm: what is asked, what would happen, or what was done. */
  readonly sentence: string;
  /** Whether it only says how a turn begins. */
  readonly idle: boolean;
  /** Why the last tap did nothing, with the rule behind it. */
  readonly why?: { readonly text: string; readonly rule: string };
  /** The rule behind what is asked or explained. */
  readonly rule?: string;
  readonly chips: readonly ChipModel[];
  /** Where the chips belong, if to one lot. */
  readonly chipsAt?: readonly [number, number];
  /** “No fence”, “No action”: skips something optional. */
  readonly skip?: string;
  /** In the advanced game: enters or leaves roundabout mode. */
  readonly roundabout?: { readonly on: boolean };
  readonly undo: boolean;
  readonly redo: boolean;
  readonly confirm: boolean;
  /** The label of Confirm while something is open: what would be lost. */
  readonly confirmWithout?: string;
}

/** The turn so far, one line per tap; a tap on a line goes back to before it. */
export interface LogLine {
  readonly index: number;
  readonly text: string;
}

/** The AAA's architect. */
export interface RivalModel {
  readonly name: string;
  /** A few words about it. */
  readonly character: string;
  readonly score: number;
  /** What the remaining card of this turn gives it; absent while undecided. */
  readonly change?: number;
  readonly street: readonly RivalPart[];
  readonly parts: readonly { readonly name: string; readonly points: number; readonly house: boolean }[];
  /** “To come: plan cards A B”; absent once all came up. */
  readonly toCome?: string;
  /** What special cards did, in order. */
  readonly came: readonly string[];
  /** Whether any of its numbers is estimated. */
  readonly house: boolean;
  readonly label: string;
}

/** A stretch of its street: a fence, or an estate of cards. */
export type RivalPart =
  | { readonly kind: 'fence'; readonly fresh: boolean }
  | {
      readonly kind: 'estate';
      readonly cards: readonly RivalCard[];
      /** Absent if it scores nothing. */
      readonly points?: number;
      /** Whether it is one of those that count. */
      readonly counts: boolean;
      readonly label: string;
    };

interface RivalCard {
  readonly action: Action;
  /** How many houses the card counts as. */
  readonly houses: number;
  /** Left to it in this turn. */
  readonly fresh: boolean;
}
