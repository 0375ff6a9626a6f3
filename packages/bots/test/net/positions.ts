// Decisions of random games, for tests of the network inputs.

import { positionIn, submit, viewOf, type Box, type Options, type Position, type View } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { randomBot } from '../../src/random.ts';
import { start } from '../tables.ts';

export interface Decision {
  readonly view: View;
  readonly position: Position;
}

/** Every decision of one game. */
export function* decisions(options: Partial<Options>, seed: string, box?: Box): Generator<Decision> {
  const random = new FastRandom(seed);
  let game = start(options, seed, box);
  while (game.state.ending === undefined) {
    const round = game.state.rounds.length;
    for (let seat = 0; seat < game.turns.length; seat++) {
      const view = viewOf(game, seat);
      const position = positionIn(view);
      if (position === undefined) throw new Error('a seat without a turn');
      yield { view, position };
      const next = submit(game, { seat, round, steps: randomBot(view, random) });
      if (!next.ok) throw new Error(next.rejection.rejection.code);
      game = next.value;
    }
  }
}
