import type { Action } from 'picket-engine';

/** What stands on the table: everything of the game page that the turn itself does not say. */
export interface GameText {
  readonly pageTitle: (city: string, round: number) => string;
  readonly round: (round: number) => string;
  /** “2 of 4 are in”. */
  readonly areIn: (count: number, of: number) => string;
  readonly regions: {
    readonly table: string;
    readonly offers: string;
    readonly plans: string;
    readonly seats: string;
    readonly sheet: string;
    readonly ledger: string;
    readonly bar: string;
    readonly log: string;
  };
  readonly nextRound: string;
  /** “next Fence”, where there is little room. */
  readonly next: (action: string) => string;
  readonly houses: (count: number) => string;
  readonly fitsNowhere: string;
  readonly withTemp: string;
  /** A line on a card about its action. */
  readonly actionLines: { readonly [A in Action]: string };
  /** Three cards whose halves are chosen separately. */
  readonly hand: {
    readonly title: string;
    readonly number: (number: number, note: string) => string;
    readonly action: (action: string) => string;
  };
  readonly confirm: string;
  readonly confirming: (seconds: number) => string;
  readonly takeBack: string;
  readonly undo: string;
  readonly redo: string;
  readonly cancel: string;
  readonly menu: string;
  readonly hint: string;
  readonly roundabout: { readonly on: string; readonly off: string };
  readonly lastRound: string;
  readonly noLastRound: string;
  readonly whatCanIDo: string;
  readonly yourLog: string;
  /** The same on a small button. */
  readonly logShort: string;
  readonly emptyLog: string;
  readonly backToBefore: string;
  readonly whyRule: (rule: string) => string;
  readonly tracks: string;
  readonly closeTracks: string;
  readonly score: string;
  readonly pointsSoFar: string;
  readonly worthBySize: string;
  readonly tempRanks: (ranks: readonly number[]) => string;
  readonly seat: {
    readonly you: string;
    readonly thinking: string;
    readonly in: string;
    readonly showTown: (name: string) => string;
    readonly hideTown: string;
    readonly label: (name: string, inAlready: boolean, score: number) => string;
  };
  readonly plan: {
    /** “N°1” or “A”, as a heading. */
    readonly name: (slot: string) => string;
    readonly nobody: string;
    readonly first: string;
    readonly later: string;
    readonly ready: string;
    readonly claimed: (points: number) => string;
    readonly heldBy: (name: string, points: number) => string;
    readonly label: (plan: {
      readonly name: string;
      readonly sentence: string;
      readonly worth: number;
      readonly state: 'open' | 'ready' | 'claimed';
      readonly holders: readonly string[];
    }) => string;
  };
  readonly offer: {
    readonly label: (offer: {
      readonly index: number;
      readonly number: number;
      readonly action: string;
      readonly next: string | undefined;
      readonly note: string;
      readonly state: 'open' | 'chosen' | 'fits-nowhere';
      /** What becomes of it, with a hand. */
      readonly role: string | undefined;
    }) => string;
  };
  readonly ledger: {
    readonly column: (column: {
      readonly size: number;
      readonly value: number;
      readonly next: number | undefined;
      readonly estates: number;
      readonly target: boolean;
    }) => string;
    readonly times: (count: number) => string;
    readonly explain: (part: string, points: number) => string;
  };
  readonly menuItems: {
    /** Before the hash that was fixed with the deal. */
    readonly deal: string;
    readonly settings: string;
    readonly rules: string;
    readonly keys: string;
    readonly saveRecord: string;
    readonly leave: string;
    readonly theme: string;
  };
}
