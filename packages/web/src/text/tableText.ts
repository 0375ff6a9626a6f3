import type { SeatStatus } from '../authority/seatStatus.ts';

/** What stands on the table in some ways of playing only: hands, an opponent out of the box, bots, several on one device. */
export interface TableText {
  /** On the foot of a card in hand: what becomes of it. */
  readonly fate: {
    readonly number: string;
    readonly action: string;
    readonly unused: string;
    readonly discarded: string;
    readonly drawn: string;
    readonly from: (name: string) => string;
    readonly to: (name: string) => string;
    /** What the AAA would make of the card, and once it gets it. */
    readonly worth: (points: number) => string;
    readonly toOpponent: (points: number) => string;
  };
  /** Where cards go to and come from; the same person at a table of two. */
  readonly neighbours: (to: string, from: string) => string;
  readonly gives: {
    /** Beside a choice that differs from another in the card that is given away only. */
    readonly short: (number: number, action: string) => string;
    readonly label: (number: number, action: string) => string;
  };
  /** Somebody else's hand. */
  readonly hand: {
    readonly title: string;
    readonly whole: (number: number, action: string) => string;
    /** Only its action is known. */
    readonly half: (action: string) => string;
    readonly hidden: string;
    readonly label: (name: string, cards: readonly string[]) => string;
  };
  readonly temps: {
    /** So many points for so many boxes. */
    readonly positions: (points: readonly number[], boxes: readonly number[]) => string;
  };
  readonly rival: RivalText;
  readonly deck: {
    readonly toCome: (cards: string) => string;
    readonly soloCame: string;
    /** On the stack itself. */
    readonly stack: string;
    readonly left: (cards: number) => string;
    readonly empty: string;
    readonly special: { readonly solo: string; readonly plan: string };
    /** “Stack: 42 cards left, Pool on top.” */
    readonly label: (left: string, top: string | undefined) => string;
  };
  readonly recap: {
    /** “After round 7”. */
    readonly title: (round: number) => string;
    readonly towns: string;
    readonly next: (name: string) => string;
  };
  /** Behind a name: a computer player, and how it plays. */
  readonly bot: (level: string) => string;
  /** How somebody stands who is not simply at the table. */
  readonly seatStatus: { readonly [S in SeatStatus]: string };
  /** How many boxes of a track are crossed. */
  readonly crossed: (boxes: number) => string;
  readonly manyThinking: (count: number) => string;
  readonly botsThinking: (names: readonly string[]) => string;
}

interface RivalText {
  readonly region: string;
  readonly show: (name: string, points: number) => string;
  readonly pile: string;
  readonly empty: string;
  readonly estate: (cards: readonly string[], points: number | undefined, counts: boolean) => string;
  readonly fence: string;
  readonly counting: string;
  readonly after: string;
  readonly parts: string;
  readonly came: string;
  readonly noneCame: string;
  readonly cameIn: (round: number, what: string) => string;
}
