import type { About } from 'picket-engine';
import { endedOf, type TableState } from './state.ts';

/**
 * What the record of a game that is over says besides the game. Only a seat that a bot had from start to end names its
 * level: where a bot played for a person, or a person took over from a bot, the game was that person's.
 */
export function aboutOf(state: TableState): About {
  const ended = endedOf(state);
  return {
    ...(ended !== null && { played: inSeconds(ended) }),
    seats: state.seats.map(({ city, bot }) => ({ city, ...(bot !== null && { bot }) })),
  };
}

/** A time in UTC, to the second: 2026-11-16T20:15:00Z. */
function inSeconds(time: number): string {
  return `${new Date(time).toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length)}Z`;
}
