// The final scores after two turns, if a Master plays on after each.
import { chooseTurn, playGame, type Bot } from 'picket-bots';
import { resultOf, submit, viewOf, type Game, type Step } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { redealt } from './redeal.ts';

const master: Bot = (view, random) => chooseTurn(view, 'master', random);

/** The final scores of a seat after each of these turns, on the same redeals of the hidden cards. */
export function playBranches(
  game: Game,
  seat: number,
  turns: readonly (readonly Step[])[],
  redeals: number,
): number[][] {
  return Array.from({ length: redeals }, (_, deal) => {
    const name = `${game.seed}/${game.state.rounds.length}/${deal}`;
    const other = redealt(game, seat, new FastRandom(name));
    return turns.map((turn) => scoreAfter(other, seat, turn, name));
  });
}

function scoreAfter(game: Game, seat: number, turn: readonly Step[], name: string): number {
  const round = game.state.rounds.length;
  let now = game;
  for (const each of game.turns.keys()) {
    const steps =
      each === seat ? turn : chooseTurn(viewOf(now, each), 'master', new FastRandom(`${name}/${each}`));
    const next = submit(now, { seat: each, round, steps });
    if (!next.ok) throw new Error(`A turn was rejected: ${next.rejection.rejection.code}.`);
    now = next.value;
  }
  const over = playGame(now, [master], (each) => new FastRandom(`${name}/${each}/later`));
  return resultOf(over.state)?.scores[seat]?.total ?? 0;
}
