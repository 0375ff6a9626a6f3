import type { Chance } from '../cards/chance.ts';
import type { Table } from '../cards/table.ts';
import type { ModeId } from '../edition/names.ts';
import type { Shape } from '../shape.ts';
import type { Rules } from './rules.ts';
import type { Card, Ending, Note, RoundCards, State, TableFacts } from './state.ts';

/** How a turn begins: one of the offers, or the number of one card and the action of another, perhaps giving the third away. */
export type Choice = 'offers' | 'hand' | 'hand-give';

/** What a way to play decides. A mode is one set of these hooks and nothing else. */
export interface Mode<T extends Table = Table> {
  readonly id: ModeId;
  /** [M2] How many architects may play; the deck may allow fewer. */
  readonly players: { readonly min: number; readonly max: number };
  readonly choice: Choice;
  /** Whether an architect may ever ask for a reshuffle, where the edition knows it. */
  readonly reshuffles: boolean;
  /** Lays out the cards before the first round. */
  deal(rules: Rules, chance: Chance): T;
  /** Changes the table to the next round's cards, and says what they are and what happened by itself. */
  reveal(table: T, state: State, chance: Chance): { cards: RoundCards; notes: Note[] };
  /** The form of a round's cards in a record. */
  cardsShape(rules: Rules): Shape<RoundCards>;
  /** What anyone at the table could count. */
  facts(table: T): TableFacts;
  /** The three cards that a seat chooses from. */
  cardsOf(cards: RoundCards, seat: number): readonly Card[];
  /** [P2] What validating a plan in the coming round is worth. */
  planPoints(state: State, slot: number): number;
  /** [S7] What temps are worth, by seat. */
  tempPoints(rules: Rules, counts: readonly number[]): number[];
  /** Seats, best first. */
  ranking(state: State, totals: readonly number[]): number[][];
  /** [G3] Why the game is over, beside what every sheet can end. */
  ending(state: State): Ending | undefined;
}
