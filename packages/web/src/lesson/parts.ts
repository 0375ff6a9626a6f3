import {
  defaultOptions,
  newGame,
  positionOf,
  submit,
  type Action,
  type Game,
  type Options,
  type Result,
  type Step,
} from 'picket-engine';
import { parseTurn } from 'picket-engine/notation';

/**
 * The two parts of the guided game, each a fixed deal. The neighbour’s turns are fixed, too: in a standard game they don’t
 * depend on the player’s.
 */
interface Part {
  readonly seed: string;
  /** The rounds before the lesson starts, in notation: rounds separated by `;`, seats by `.`. */
  readonly played: string;
  /** The neighbour’s turn in each round of the lesson, in notation. */
  readonly neighbour: readonly string[];
  /** The action to point out in each round. */
  readonly featured: readonly Action[];
}

/** The neighbour has claimed a plan late in the game, so that the cards cannot be reshuffled any more. */
export const PARTS: readonly Part[] = [
  {
    seed: 'ogh-KCREYiOXpUz5YY1h2g',
    played: '',
    neighbour: ['1t7v1', '1t1p', '2m5fb11', '3b4p', '1m1o', '2+1m3', '2-2t4'],
    featured: ['park', 'fence', 'improve', 'pool', 'park', 'temp', 'bis'],
  },
  {
    seed: 'G30_eOKl7QbKGhyeuoXaTg',
    played:
      '2m2fm5.3m10ft5;1t1ft5.1t2fm4;3b3ft4.3m3fm6;2-1b1.3m5p;2t2fb3.3b3v5;1b4p.3+1m2;1m5v2.1t7v1;3t4fb2.1t3v2;2t3v5.3t9xt6r;' +
      '1b9v5.2m7fm10;2t6xb10l.1t5fb5;2m6v1.3b12p;1t7o.1t8o;1m1o.1t1;1b2v2.1b2v5;1m7p.1b4p;1-1m3.1-2t4;3t8p.1b5ft1;1m8fm6.1m8ft2;' +
      '2m4v3.2m4v2;1m10fb4.1t10ft3;n.1m6xm9lgB(t6-10,m7-10);2m9v3.1m1p;3b7p.3b6p;n.1b1xb7l',
    neighbour: ['2+1m11', 'n'],
    featured: [],
  },
];

const YOU = 0;
const NEIGHBOUR = 1;
const OPTIONS: Options = { ...defaultOptions, players: ['Player 1', 'Hazel'] };

const starts = new Map<number, Game>();

/** The position in which a part starts. */
function startOf(part: number): Game {
  const found = starts.get(part);
  if (found !== undefined) return found;
  const { seed, played } = partAt(part);
  let game = must(newGame({ options: OPTIONS, seed, rules: 2, data: 1 }));
  for (const round of played === '' ? [] : played.split(';')) {
    for (const [seat, turn] of round.split('.').entries()) game = playText(game, seat, turn);
  }
  starts.set(part, game);
  return game;
}

/** The game after these turns of the player; undefined if one of them is not legal. */
export function gameAfter(part: number, turns: readonly (readonly Step[])[]): Game | undefined {
  let game = startOf(part);
  for (const [i, steps] of turns.entries()) {
    const next = submit(game, { seat: YOU, round: game.state.rounds.length, steps });
    const answer = partAt(part).neighbour[i];
    if (!next.ok || answer === undefined) return undefined;
    game = playText(next.value, NEIGHBOUR, answer);
  }
  return game;
}

/** Whether the part has no more rounds after this many turns. */
export function isPartOver(part: number, turns: number): boolean {
  return turns >= partAt(part).neighbour.length;
}

export function partAt(part: number): Part {
  const found = PARTS[part];
  if (found === undefined) throw new Error('The lesson has no such part.');
  return found;
}

function playText(game: Game, seat: number, text: string): Game {
  const turn = parseTurn(text, positionOf(game.state, game, seat));
  if (!turn.ok) throw new Error(`A turn of the lesson is illegal: ${text}.`);
  return must(submit(game, { seat, round: game.state.rounds.length, steps: turn.value.steps }));
}

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error('The lesson cannot be played.');
  return result.value;
}
