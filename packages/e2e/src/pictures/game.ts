import { readFileSync } from 'node:fs';
import { newGame, submit, type Game, type Result } from 'picket-engine';
import { parseGame } from 'picket-engine/notation';

/** A game against three bots in notation, so that the pictures always show the same game. */
const LINE = readFileSync(`${import.meta.dirname}/game.txt`, 'utf8').trim();

export const SAVED_AS = {
  id: 'pictures',
  city: 'Maple Bend',
  bots: [null, 'regular', 'master', 'club'],
  played: Date.UTC(2026, 10, 16),
} as const;

/** The game in a round, counted from 1, with every turn submitted except the first seat's; or its end. */
export function gameBefore(round: number): Game {
  const { options, seed, rules, data = 1, rounds } = valueOf(parseGame(LINE));
  let game = valueOf(newGame({ options, seed: seed ?? '', rules, data }));
  for (const [i, { turns }] of rounds.slice(0, round).entries()) {
    for (const [seat, steps] of turns.entries()) {
      if (seat === 0 && i === round - 1) continue;
      game = valueOf(submit(game, { seat, round: i, steps }));
    }
  }
  return game;
}

function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`The pictures' game is not valid: ${JSON.stringify(result.rejection)}`);
  return result.value;
}
