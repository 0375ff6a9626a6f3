import type { Standing } from '../table/company.ts';

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
  readonly temps: {
    /** So many points for so many boxes. */
    readonly positions: (points: readonly number[], boxes: readonly number[]) => string;
  };
  readonly rival: RivalText;
  readonly deck: {
    /** “27 cards left · to come: plan cards A B”. */
    readonly line: (left: string, toCome: string) => string;
    readonly soloCame: string;
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
  readonly standing: { readonly [S in Standing]: string };
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
