import {
  playTurn,
  positionIn,
  scoresOf,
  startDraft,
  type Draft,
  type Result,
  type Score,
  type TurnStep,
  type TurnFault,
  type View,
} from 'picket-engine';
import { opponentIn, type Opponent } from '../opponent.ts';
import type { Text } from '../text/text.ts';
import { take } from './drafts.ts';

/** A turn at the keyboard: the view of its seat, its draft, and the undo history. */
export interface Session {
  readonly view: View;
  readonly seat: number;
  readonly draft: Draft;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  /** Every seat's total one round ago. */
  readonly before: readonly number[];
}

/** The turn of the view's seat, continued from earlier steps if there are any. */
export function openSession(
  view: View,
  before: readonly number[] = totalsOf(view),
  steps: readonly TurnStep[] = [],
): Session {
  const position = positionIn(view);
  if (position === undefined || view.seat === undefined) throw new Error('There is no turn to play.');
  const start = startDraft(position);
  const drafted = take(start, steps);
  const draft = drafted.ok ? drafted.value : start;
  const past = draft === start ? [] : [start];
  return { view, seat: view.seat, draft, past, future: [], before };
}

/** Every seat's total if the game ended now. */
export function totalsOf({ state }: View): number[] {
  return scoresOf(state).map(({ total }) => total);
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

/** The draft as a whole turn, or what is missing. */
export function wholeTurn({ draft }: Session): Result<Draft, TurnFault> {
  return playTurn(draft.position, draft.steps);
}

/** Every seat's score as if the game ended now, with the draft on this seat's sheet. */
export function liveScores({ view, seat, draft }: Session): Score[] {
  const { state } = view;
  return scoresOf(state, state.sheets.with(seat, draft.turn.sheet));
}

/** The AAA opponent as if the game ended now; undefined if there is none. */
export function liveOpponent({ view, seat, draft }: Session, text: Text): Opponent | undefined {
  const { state, now } = view;
  return opponentIn(state, text, now?.notes, state.sheets.with(seat, draft.turn.sheet));
}
