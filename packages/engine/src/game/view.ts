import { builtIn } from '../edition/components.ts';
import type { Components } from '../edition/types.ts';
import { refusal } from '../refusal.ts';
import { ok, refuse, type Result } from '../result.ts';
import { positionOf, type Position } from '../state/position.ts';
import type { Note, RoundCards, State, TableFacts } from '../state/state.ts';
import type { Step } from '../types.ts';
import type { Game } from './game.ts';
import { recordOfState, type GameRecord } from './record.ts';
import { replay } from './replay.ts';

/**
 * [G7] What one seat, or a spectator, may know of a game: the public state, this round's cards, its own turn, who is in,
 * and what anyone at the table could count. It cannot hold a hidden card or another seat's unrevealed turn.
 */
export interface View {
  /** Whose view it is; undefined for a spectator. */
  readonly seat: number | undefined;
  readonly commitment: string;
  /** Told once the game is over. */
  readonly seed: string | null;
  readonly state: State;
  /** What is on the table for the round being played; undefined once the game is over. */
  readonly now: RoundView | undefined;
}

export interface RoundView {
  readonly cards: RoundCards;
  readonly notes: readonly Note[];
  /** Its own turn, if it is handed in. */
  readonly turn: readonly Step[] | undefined;
  /** Which seats have handed in their turn. */
  readonly in: readonly boolean[];
  readonly facts: TableFacts;
}

export function viewOf(game: Game, seat?: number): View {
  const { state, commitment } = game;
  if (state.ending !== undefined) return { seat, commitment, seed: game.seed, state, now: undefined };
  const now: RoundView = {
    cards: game.cards,
    notes: game.notes,
    turn: seat === undefined ? undefined : game.turns[seat]?.steps,
    in: game.turns.map((turn) => turn !== undefined),
    facts: state.rules.mode.facts(game.table),
  };
  return { seat, commitment, seed: null, state, now };
}

/** What a viewer's draft starts from; undefined for a spectator and once the game is over. */
export function positionIn(view: View): Position | undefined {
  if (view.seat === undefined || view.now === undefined) return undefined;
  return positionOf(view.state, view.now.cards, view.seat);
}

/** A view as it travels: the record as far as it is public, and what is on the table now. */
export interface ViewRecord {
  readonly format: 'picket-view/1';
  readonly seat: number | null;
  readonly record: GameRecord;
  readonly now: (Omit<RoundView, 'turn'> & { readonly turn: readonly Step[] | null }) | null;
}

export function writeView({ seat, commitment, seed, state, now }: View): ViewRecord {
  return {
    format: 'picket-view/1',
    seat: seat ?? null,
    record: recordOfState(state, commitment, seed),
    now: now === undefined ? null : { ...now, turn: now.turn ?? null },
  };
}

/** Folds a view that travelled back into one that can be played from. It comes from the authority and is believed. */
export function readView(written: ViewRecord, components: Components = builtIn): Result<View> {
  if (written.format !== 'picket-view/1') {
    return refuse(refusal('bad-shape', { path: 'format', expected: 'one-of', values: 'picket-view/1' }));
  }
  const { record, seat, now } = written;
  const replayed = replay(record, { components, hash: record.options.components });
  if (!replayed.ok) return replayed;
  return ok({
    seat: seat ?? undefined,
    commitment: record.commitment,
    seed: record.seed,
    state: replayed.value.state,
    now: now === null ? undefined : { ...now, turn: now.turn ?? undefined },
  });
}
