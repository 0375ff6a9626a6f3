import type { Chance } from '../cards/chance.ts';
import type { Table } from '../cards/table.ts';
import type { ModeId } from '../edition/names.ts';
import type { EditionBlock } from '../edition/types.ts';
import type { Shape } from '../shape.ts';
import type { Step } from '../types.ts';
import type { OpponentDescription, OpponentScore, Ranking } from './opponent.ts';
import type { Rules } from './rules.ts';
import type { Dealt, Ending, Hand, Note, RoundCards, State, TableFacts } from './state.ts';

/** How a turn begins: one of the offers, or the number of one card and the action of another, perhaps giving the third away. */
export type Choice = 'offers' | 'hand' | 'hand-give';

/** What a way to play decides. A mode is one set of these hooks and nothing else. */
export interface Mode<T extends Table = Table> {
  readonly id: ModeId;
  /** [M2] How many architects may play with this deck. */
  players(edition: EditionBlock): { readonly min: number; readonly max: number };
  readonly choice: Choice;
  /** Whether an opponent out of the box is to be chosen. */
  readonly hasOpponent: boolean;
  /** Whether an architect may ever ask for a reshuffle, where the edition knows it. */
  readonly reshuffles: boolean;
  /** Lays out the cards before the first round. */
  deal(rules: Rules, chance: Chance): T;
  /** Changes the table to the next round's cards, and says what they are and what happened by itself. */
  reveal(table: T, state: State, chance: Chance): Dealt;
  /** The form of a round's cards in a record. */
  cardsShape(rules: Rules): Shape<RoundCards>;
  /** What in a round, as a record without a seed tells it, cannot follow from what everybody knew: its path, or undefined. */
  strange(state: State, dealt: Dealt): string | undefined;
  /** What anyone at the table could see besides. */
  facts(table: T, state: State): TableFacts;
  /** The three cards that a seat chooses from. */
  cardsOf(cards: RoundCards, seat: number): Hand;
  /** [G7] Of a round's cards, what a viewer may see: while it is played, or once its turns are known. */
  shown(cards: RoundCards, seat: number | undefined, turns?: readonly (readonly Step[])[]): RoundCards;
  /** [P2] What validating a plan in the round just dealt is worth. */
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
