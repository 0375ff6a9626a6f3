import type { WireCode } from 'picket-protocol';
import type { OnlineTableText } from './onlineTableText.ts';

/** Everything that is said about tables with people elsewhere. */
export interface OnlineText {
  /** Why something was not done: what happened, and what to do. */
  readonly codes: { readonly [C in WireCode | 'unreachable']: string };
  readonly together: TogetherText;
  /** For whoever names no town. */
  readonly anyTown: { readonly field: string; readonly sign: string };
  readonly make: MakeText;
  readonly lobby: LobbyText;
  readonly table: OnlineTableText;
  /** “2 minutes”, “1 day”; of seconds. */
  readonly duration: (seconds: number) => string;
}

/** The page where tables are made, found and gone back to. */
interface TogetherText {
  readonly title: string;
  readonly line: string;
  readonly make: string;
  readonly code: {
    readonly title: string;
    readonly line: string;
    readonly field: string;
    readonly join: string;
    readonly letters: (letters: string) => string;
  };
  readonly mine: {
    readonly title: string;
    readonly yourMove: string;
    /** On the start page. */
    readonly yourMoveIn: (city: string, round: number) => string;
    readonly playingIn: (city: string, round: number) => string;
    readonly moreAwaited: (count: number) => string;
    readonly waiting: (missing: number) => string;
    readonly lobby: string;
    readonly over: string;
    readonly closed: string;
    readonly with: (names: readonly string[]) => string;
    readonly alone: string;
    readonly more: (count: number) => string;
    readonly open: string;
    readonly openLabel: (city: string) => string;
    readonly forget: string;
    readonly forgetLabel: (city: string) => string;
  };
  readonly open: {
    readonly title: string;
    readonly none: string;
    readonly again: string;
    readonly hostedBy: (host: string, city: string) => string;
    readonly seated: (seated: number, seats: number) => string;
    readonly go: string;
    readonly goLabel: (host: string) => string;
  };
  readonly link: { readonly opening: string; readonly failed: string };
}

/** How a table is to be. */
interface MakeText {
  readonly title: string;
  readonly line: string;
  readonly you: {
    readonly title: string;
    readonly name: string;
    readonly city: string;
    readonly line: string;
  };
  readonly needsName: string;
  readonly seats: {
    readonly title: string;
    readonly line: (min: number, max: number) => string;
    readonly one: string;
    readonly fewer: string;
    readonly more: string;
  };
  readonly pace: {
    readonly title: string;
    readonly clock: string;
    readonly noClock: string;
    readonly clockLine: string;
    readonly away: string;
    readonly never: string;
    readonly awayLine: string;
    readonly caretaker: string;
    readonly caretakerLine: string;
  };
  readonly door: {
    readonly title: string;
    readonly public: string;
    readonly publicLine: string;
    readonly late: string;
    readonly lateLine: string;
  };
  readonly begin: string;
  readonly summary: {
    readonly title: string;
    readonly seats: string;
    readonly upTo: (seats: number) => string;
    readonly clock: string;
    readonly door: string;
    readonly byLink: string;
    readonly inList: string;
  };
}

/** Before the start. */
interface LobbyText {
  readonly title: (host: string) => string;
  readonly titleNobody: string;
  readonly line: (seated: number, seats: number) => string;
  readonly people: string;
  readonly you: string;
  readonly host: string;
  readonly away: string;
  readonly bot: (level: string) => string;
  readonly free: (count: number) => string;
  readonly watching: (count: number) => string;
  readonly join: {
    readonly title: string;
    readonly line: string;
    readonly name: string;
    readonly city: string;
    readonly sit: string;
    readonly full: string;
    readonly late: string;
    readonly lateLine: string;
  };
  readonly invite: {
    readonly title: string;
    readonly line: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly code: string;
    readonly codeLine: string;
    readonly qr: string;
  };
  readonly start: string;
  readonly waitsFor: (host: string) => string;
  readonly tooFew: (missing: number) => string;
  readonly options: string;
  readonly changeOptions: string;
  readonly addBot: string;
  readonly botLevel: string;
  readonly renameTitle: string;
  readonly save: string;
  readonly leave: string;
  readonly acts: (name: string) => string;
  readonly remove: string;
  readonly removed: string;
  readonly closed: { readonly title: string; readonly line: string };
  readonly otherVersion: { readonly title: string; readonly line: string };
  readonly unreachable: string;
  readonly toTogether: string;
  readonly said: {
    readonly joined: (name: string) => string;
    readonly left: (name: string) => string;
    readonly youAreHost: string;
    readonly changed: string;
    readonly started: string;
  };
}
