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
  /** Whether one card gives both the number and the action; otherwise two different cards do. */
  readonly oneCard: boolean;
  /** Whether the remaining card is given away, even with a refusal. */
  readonly givesThird: boolean;
  /** A choice as records write it. */
  choice(numberFrom: number, actionFrom: number): Step;
}

/** The decisions of a mode. A mode is a set of these hooks and nothing else. */
export interface Mode<T extends Table = Table> {
  readonly id: ModeId;
  /** The rulings of the edition that it changes. */
  readonly rulings?: Partial<Rulings>;
  /** [M2] How many players it allows with this deck. */
  players(edition: EditionBlock): { readonly min: number; readonly max: number };
  readonly cardUse: CardUse;
  /** Whether it is played against an architect of the AAA. */
  readonly hasOpponent: boolean;
  /** Whether a player may ask for a reshuffle, if the edition has it. */
  readonly reshuffles: boolean;
  /** Whether players hold cards that others may not see. */
  readonly secretHands: boolean;
  /** Sets up the cards before the first round. */
  deal(rules: Rules, chance: Chance): T;
  /** Deals the next round on the table; returns its cards and what happened while dealing. */
  reveal(table: T, state: State, chance: Chance): Dealt;
  /** Reads a round's cards from a record. */
  cardsShape(rules: Rules): Shape<RoundCards>;
  /**
   * For a round without a seed, the path of the first value that cannot follow from public knowledge;
   * undefined if none.
   */
  impossible(state: State, dealt: Dealt): string | undefined;
  /** All other public facts. */
  facts(table: T, state: State): TableFacts;
  /** The three cards a seat chooses from. */
  cardsOf(cards: RoundCards, seat: number): Hand;
  /** [G7] What a viewer may see of the cards of all finished rounds and, last, of the current one. */
  shown(state: State, now: RoundCards, table: T, viewer: number | undefined): readonly RoundCards[];
  /** [M10] [M11] The effect of a card that claims this plan for the opponent, after these notes of the round. */
  planCard?(state: State, before: readonly Note[], slot: number): Note;
  /** [P2] What a plan claimed in the round just dealt would score. */
  planPoints(state: State, notes: readonly Note[], slot: number): number;
  /** [S7] The points for temps, by seat. */
  tempPoints(state: State, counts: readonly number[]): number[];
  /**
   * The opponent's score if the game ended now, in a round with these notes; `temps` is the player's temp
   * count.
   */
  opponent?(state: State, notes: readonly Note[], temps: number): OpponentDescription;
  /** The ranking, best first. */
  ranking(state: State, totals: readonly number[], opponent: OpponentScore | undefined): Ranking;
  /** [G3] Why the game is over, apart from the endings that a sheet can cause. */
  ending(state: State): Ending | undefined;
}
