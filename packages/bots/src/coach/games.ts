import { gamesOf, type Box, type Game, type GameRecord, type State } from 'picket-engine';

/** A finished game, round by round. */
export interface Played {
  /** The game at the start of each round, after its cards were revealed. */
  readonly rounds: readonly Game[];
  readonly end: State;
}

/**
 * Deals a finished game again from its seed; undefined if the record has none. The record must be valid: `replay`
 * checks that.
 */
export function playedIn(record: GameRecord, box?: Box): Played | undefined {
  if (record.seed === null) return undefined;
  const games = gamesOf(record, box);
  const over = games.at(-1) as Game;
  return { rounds: games.slice(0, -1), end: over.state };
}
