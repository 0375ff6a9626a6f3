import { newGame, positionOf, submit, type Game, type Result, type TurnStep } from 'picket-engine';
import { parseTurn } from 'picket-engine/notation';
import type { Part } from './lesson.ts';

const YOU = 0;

const starts = new Map<Part, Game>();

/** The position in which a part starts. */
function startOf(part: Part): Game {
  const found = starts.get(part);
  if (found !== undefined) return found;
  const { options, seed, played } = part;
  let game = must(newGame({ options, seed, rules: 2, data: 1 }));
  for (const round of played === '' ? [] : played.split(';')) game = playTexts(game, YOU, round);
  starts.set(part, game);
  return game;
}

/** The game after these turns of the player; undefined if one of them is not legal. */
export function gameAfter(part: Part, turns: readonly (readonly TurnStep[])[]): Game | undefined {
  let game = startOf(part);
  for (const [i, steps] of turns.entries()) {
    const next = submit(game, { seat: YOU, round: game.state.rounds.length, steps });
    const others = part.rounds[i];
    if (!next.ok || others === undefined) return undefined;
    game = others === '' ? next.value : playTexts(next.value, YOU + 1, others);
  }
  return game;
}

/** Plays turns in notation, from the given seat on. */
function playTexts(game: Game, first: number, texts: string): Game {
  let now = game;
  const round = game.state.rounds.length;
  for (const [i, text] of texts.split('.').entries()) {
    const seat = first + i;
    const turn = parseTurn(text, positionOf(now.state, now, seat));
    if (!turn.ok) throw new Error(`A turn of the lesson is illegal: ${text}.`);
    now = must(submit(now, { seat, round, steps: turn.value.steps }));
  }
  return now;
}

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error('The lesson cannot be played.');
  return result.value;
}
