import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { recordOf, type About, type Game } from 'picket-engine';

/** The record of a game with very many seats, as text, a round at a time: other tables are not kept waiting. */
export function recordInParts(game: Game, about: About | undefined): Readable {
  const { rounds, ...rest } = recordOf(game, about);
  const [before = '', after = ''] = JSON.stringify({ ...rest, rounds: [] }).split('"rounds":[]');
  async function* parts(): AsyncGenerator<string> {
    yield `${before}"rounds":[`;
    for (const [i, round] of rounds.entries()) {
      yield `${i === 0 ? '' : ','}${JSON.stringify(round)}`;
      await nextTurn();
    }
    yield `]${after}`;
  }
  return Readable.from(parts());
}
