import type { About } from 'picket-engine';
import { writeBot } from 'picket-protocol';
import { endedOf, type TableState } from './state.ts';

/**
 * The `about` block of a finished game's record. A seat has a bot's level only if the bot played it from start to end, not if it
 * stood in for a person or a person took over from it.
 */
export function aboutOf(state: TableState): About {
  const ended = endedOf(state);
  return {
    ...(ended !== null && { played: inSeconds(ended) }),
    seats: state.seats.map(({ city, bot, style }) => ({
      city,
      ...(bot !== null && { bot: writeBot(bot, style ?? undefined) }),
    })),
  };
}

/** A time in UTC, such as 2026-11-16T20:15:00Z. */
function inSeconds(time: number): string {
  return `${new Date(time).toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length)}Z`;
}
