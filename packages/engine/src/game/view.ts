import { positionOf, type Position } from '../state/position.ts';
import type { Dealt, State, TableFacts } from '../state/state.ts';
import type { TurnStep } from '../types.ts';
import type { Game } from './game.ts';

/**
 * [G7] What one seat, or a spectator, may know of a game: the public state, this round's cards as far as they
 * are visible, its own turn, who has submitted, and public facts. It cannot contain a hidden card or another
 * seat's unrevealed turn.
 */
export interface View {
  /** Whose view it is; undefined for a spectator. */
  readonly seat: number | undefined;
  readonly commitment: string;
  /** Revealed once the game is over. */
  readonly seed: string | null;
  readonly state: State;
  /** The current round; undefined once the game is over. */
  readonly now: RoundView | undefined;
  /** Whether it shows only some of the seats: its state is that of a game among them, with what the crowd did. */
  readonly isWindow?: true;
}

export interface RoundView extends Dealt {
  /** Its own turn, if submitted. */
  readonly turn: readonly TurnStep[] | undefined;
  /** Which seats have submitted their turn. */
  readonly in: readonly boolean[];
  readonly facts: TableFacts;
}

/** A viewer without a seat at this table sees what a spectator sees. */
export function viewOf(game: Game, viewer?: number): View {
  const { state, commitment } = game;
  const seat = viewer !== undefined && viewer in game.turns ? viewer : undefined;
  if (state.ending !== undefined) return { seat, commitment, seed: game.seed, state, now: undefined };
  const { mode } = state.rules;
  const shown = mode.shown(state, game.cards, game.table, seat);
  const rounds = state.rounds.map((round, i) => ({ ...round, cards: shown[i] ?? round.cards }));
  const now: RoundView = {
    cards: shown[rounds.length] ?? game.cards,
    notes: game.notes,
    turn: seat === undefined ? undefined : game.turns[seat]?.steps,
    in: game.turns.map((turn) => turn !== undefined),
    facts: mode.facts(game.table, state),
  };
  return { seat, commitment, seed: null, state: { ...state, rounds }, now };
}

/** Where a viewer's draft starts; undefined for a spectator and once the game is over. */
export function positionIn(view: View): Position | undefined {
  if (view.seat === undefined || view.now === undefined) return undefined;
  return positionOf(view.state, view.now, view.seat);
}
