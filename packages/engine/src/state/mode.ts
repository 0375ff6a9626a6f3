import type { Chance } from '../cards/chance.ts';
import type { Table } from '../cards/table.ts';
import type { ModeId } from '../edition/names.ts';
import type { Rulings } from '../edition/rulings.ts';
import type { EditionBlock } from '../edition/types.ts';
import type { Shape } from '../shape.ts';
import type { Step } from '../types.ts';
import type { Hand, RoundCards } from './cards.ts';
import type { OpponentDescription, OpponentScore, Ranking } from './opponent.ts';
import type { Rules } from './rules.ts';
import type { Dealt, Ending, Note, State, TableFacts } from './state.ts';

/** [T5] How a turn uses its three cards. */
export interface CardUse {
  /** Whether one card gives both the number and the action; else they come from two different cards. */
  readonly oneCard: boolean;
  /** Whether the card left over is given away, also with a refusal. */
  readonly givesThird: boolean;
  /** A choice as records write it. */
  choice(numberFrom: number, actionFrom: number): Step;
}

/** What a way to play decides. A mode is one set of these hooks and nothing else. */
export interface Mode<T extends Table = Table> {
  readonly id: ModeId;
  /** What it changes of the edition's rulings. */
  readonly rulings?: Partial<Rulings>;
  /** [M2] How many may play with this deck. */
  players(edition: EditionBlock): { readonly min: number; readonly max: number };
  readonly cardUse: CardUse;
  /** Whether an opponent out of the box is to be chosen. */
  readonly hasOpponent: boolean;
  /** Whether a player may ever ask for a reshuffle, where the edition has it. */
  readonly reshuffles: boolean;
  /** Whether seats hold cards that others may not see. */
  readonly secretHands: boolean;
  /** Lays out the cards before the first round. */
  deal(rules: Rules, chance: Chance): T;
  /** Changes the table to the next round's cards, and says what they are and what happened on the way. */
  reveal(table: T, state: State, chance: Chance): Dealt;
  /** Reads a round's cards from a record. */
  cardsShape(rules: Rules): Shape<RoundCards>;
  /** The path of what cannot follow, in a round told without a seed, from what everybody knew; undefined if all can. */
  impossible(state: State, dealt: Dealt): string | undefined;
  /** What anyone at the table could see besides. */
  facts(table: T, state: State): TableFacts;
  /** The three cards that a seat chooses from. */
  cardsOf(cards: RoundCards, seat: number): Hand;
  /** [G7] What a viewer may see of the cards of every finished round and, last, of the round being played. */
  shown(state: State, now: RoundCards, table: T, viewer: number | undefined): readonly RoundCards[];
  /** [P2] What claiming a plan in the round just dealt is worth. */
  planPoints(state: State, notes: readonly Note[], slot: number): number;
  /** [S7] What temps are worth, by seat. */
  tempPoints(state: State, counts: readonly number[]): number[];
  /** The opponent as if the game ended now, in a round with these notes, against a player with so many temp boxes. */
  opponent?(state: State, notes: readonly Note[], temps: number): OpponentDescription;
  /** Who won, best first. */
  ranking(state: State, totals: readonly number[], opponent: OpponentScore | undefined): Ranking;
  /** [G3] Why the game is over, beside what every sheet can end. */
  ending(state: State): Ending | undefined;
}
