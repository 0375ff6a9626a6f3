// Positions from games of ordinary players.
import { chooseTurn, type LevelId } from 'picket-bots';
import { submit, viewOf, type Game, type Options } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { start } from '../../packages/bots/test/tables.ts';

/** Who plays up to the position. */
const PLAYERS: readonly LevelId[] = ['regular', 'club', 'master'];
/** Most games are over soon after this round. */
const LATEST = 26;

/** A game after a random number of rounds; undefined if it was over before. */
export function gameAt(options: Partial<Options>, name: string): Game | undefined {
  const random = new FastRandom(name);
  const rounds = random.below(LATEST);
  const level = PLAYERS[random.below(PLAYERS.length)] ?? 'regular';
  let game = start(options, name);
  while (game.state.rounds.length < rounds && game.state.ending === undefined) {
    const round = game.state.rounds.length;
    for (const seat of game.turns.keys()) {
      const next = submit(game, { seat, round, steps: chooseTurn(viewOf(game, seat), level, random) });
      if (!next.ok) throw new Error(`A turn was rejected: ${next.rejection.rejection.code}.`);
      game = next.value;
    }
  }
  return game.state.ending === undefined ? game : undefined;
}
