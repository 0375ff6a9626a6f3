import { gamesOf, type Box, type Game, type GameRecord } from 'picket-engine';

/** A record with its seed, which the engine has replayed; the game is over. */
export type FinishedRecord = GameRecord & { readonly seed: string };

/** A finished game round by round. */
export interface Story {
  readonly record: FinishedRecord;
  /** The game before each round; the last one is over. */
  readonly games: readonly Game[];
}

/** Replays a valid record. */
export function storyOf(record: FinishedRecord, box?: Box): Story {
  return { record, games: gamesOf(record, box) };
}

/** The game before a round. */
export function gameBefore(games: readonly Game[], round: number): Game {
  const game = games[Math.min(round, games.length - 1)];
  if (game === undefined) throw new Error('A story has at least one game.');
  return game;
}

export function turnIn({ record }: Story, round: number, seat: number) {
  return record.rounds[round]?.turns[seat] ?? [];
}
