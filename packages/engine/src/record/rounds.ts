import { BUILT_IN, type Box } from '../edition/components.ts';
import { newGame, submitAll, type Game } from '../game/game.ts';
import type { GameRecord } from './record.ts';

/**
 * A finished game round by round: the game before each round, with its cards on the table, and finally the finished
 * game. The record must have its seed and be valid, which `replay` checks.
 */
export function gamesOf(record: GameRecord, box: Box = BUILT_IN): readonly Game[] {
  const { options, seed, rules, data = 1 } = record;
  const started = newGame({ options, seed: seed ?? '', rules, data, box });
  if (!started.ok) throw new Error(`A valid record cannot be dealt: ${started.rejection.code}.`);
  const games: Game[] = [started.value];
  let game = started.value;
  for (const { turns } of record.rounds) {
    const next = submitAll(game, turns);
    if (!next.ok) throw new Error(`A valid record cannot be played: ${next.rejection.rejection.code}.`);
    game = next.value;
    games.push(game);
  }
  return games;
}
