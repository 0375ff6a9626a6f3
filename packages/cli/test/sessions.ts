import { viewOf, type Game } from 'picket-engine';
import { openSession, type Session } from '../src/play/session.ts';

/** The turn of the first seat without one, in a game at one keyboard. */
export function sessionIn(game: Game): Session {
  return openSession(viewOf(game, Math.max(0, game.turns.indexOf(undefined))));
}
