import type { View } from 'picket-engine';
import { openSession, totalsOf, type Session } from '../play/session.ts';

/** The turn in this view: continued with the changes at the table, or that of a new round. */
export function sessionFor(before: Session | undefined, view: View): Session {
  const round = view.state.rounds.length;
  const turn = view.now?.turn;
  if (before?.view.state.rounds.length !== round) {
    return openSession(view, before && totalsOf(before.view), turn);
  }
  // The turn may have been submitted on another device.
  const isDrawn = turn === undefined || JSON.stringify(turn) === JSON.stringify(before.draft.steps);
  return isDrawn ? { ...before, view } : openSession(view, before.before, turn);
}
