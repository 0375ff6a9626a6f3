import type { Action, Slot } from '@picket/engine';
import type { Explained, SheetModel } from '../sheet/model.ts';

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
  /** In how many houses it fits, temps left aside. */
  readonly houses: number;
  /** The line under the number: “6 houses”, “Fits nowhere”. */
  readonly note: string;
  readonly label: string;
}

export interface PlanModel {
  readonly slot: Slot;
  /** As the edition calls it: “N°1” or “A”. */
  readonly name: string;
  readonly high: number;
  readonly low: number;
  /** Which of the two it is worth now. */
  readonly worth: 'high' | 'low';
  readonly sentence: string;
  /** For plans on estates: one entry for each estate asked for. */
  readonly estates: readonly { readonly size: number; readonly state: 'have' | 'preview' | 'missing' }[];
  readonly state: 'open' | 'ready' | 'claimed';
  readonly holders: readonly { readonly name: string; readonly points: number; readonly you: boolean }[];
  readonly label: string;
}

export interface SeatModel {
  readonly seat: number;
  readonly name: string;
  readonly you: boolean;
  readonly state: 'thinking' | 'in';
  readonly score: number;
  readonly sheet: SheetModel;
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
}

/** One of several things to choose from, shown as a small button in the action bar or on the lot. */
export interface ChipModel {
  readonly id: string;
  readonly text: string;
  readonly label: string;
}

export interface BarModel {
  /** The sentence above Confirm: what is asked, what would happen, or what was done. */
  readonly sentence: string;
  /** Why the last tap did nothing, with the rule behind it. */
  readonly why?: { readonly text: string; readonly rule: string };
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
