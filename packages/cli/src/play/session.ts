import {
  positionIn,
  scoresOf,
  startDraft,
  submit,
  viewOf,
  type Draft,
  type Game,
  type Score,
  type TurnFault,
} from 'picket-engine';
import { opponentIn, type Opponent } from '../opponent.ts';

/** A game at one keyboard: the current seat, its draft, and the undo history. */
export interface Session {
  readonly game: Game;
  readonly seat: number;
  readonly draft: Draft;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  /** Every seat's total one round ago. */
  readonly before: readonly number[];
}

export function openSession(game: Game): Session {
  return seated(
    game,
    game.state.sheets.map(() => 0),
  );
}

/** The session at the first seat without a turn. The game must not be over. */
function seated(game: Game, before: readonly number[], last?: Draft): Session {
  const seat = Math.max(0, game.turns.indexOf(undefined));
  const position = positionIn(viewOf(game, seat));
  const draft = position === undefined ? last : startDraft(position);
  if (draft === undefined) throw new Error('The game is over.');
  return { game, seat, draft, past: [], future: [], before };
}

/** Moves on to another draft; undo returns to this one. */
export function advance(session: Session, draft: Draft): Session {
  return { ...session, draft, past: [...session.past, session.draft], future: [] };
}

/** Replaces the result of the last command; undo still returns to before it. */
export function amend(session: Session, draft: Draft): Session {
  return draft === session.draft ? session : { ...session, draft };
}

/** Undoes one command; undefined at the start of the turn. */
export function undo(session: Session): Session | undefined {
  const draft = session.past.at(-1);
  if (draft === undefined) return undefined;
  return { ...session, draft, past: session.past.slice(0, -1), future: [session.draft, ...session.future] };
}

export function redo(session: Session): Session | undefined {
  const [draft, ...future] = session.future;
  if (draft === undefined) return undefined;
  return { ...session, draft, past: [...session.past, session.draft], future };
}

export type HandedIn =
  { readonly ok: true; readonly session: Session } | { readonly ok: false; readonly fault: TurnFault };

/** Submits the draft as this seat's turn. */
export function submitDraft({ game, seat, draft, before }: Session): HandedIn {
  const round = game.state.rounds.length;
  const next = submit(game, { seat, round, steps: draft.steps });
  if (!next.ok) return { ok: false, fault: next.rejection };
  const resolved = next.value.state !== game.state;
  const totals = resolved ? scoresOf(game.state).map(({ total }) => total) : before;
  return { ok: true, session: seated(next.value, totals, draft) };
}

/** Every seat's score as if the game ended now, with the draft on this seat's sheet. */
export function liveScores({ game, seat, draft }: Session): Score[] {
  const { state } = game;
  if (state.ending !== undefined) return scoresOf(state);
  return scoresOf(state, state.sheets.with(seat, draft.turn.sheet));
}

/** The AAA opponent as if the game ended now; undefined if there is none. */
export function liveOpponent({ game, seat, draft }: Session): Opponent | undefined {
  const { state, notes } = game;
  return opponentIn(state, notes, state.sheets.with(seat, draft.turn.sheet));
}
