import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { recordOf, type About, type Game } from 'picket-engine';

/** Serialises the record of a very large game one round at a time, so other tables aren't blocked. */
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
