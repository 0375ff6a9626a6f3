import {
  base64url,
  defaultOptions,
  newGame,
  positionIn,
  sha256,
  utf8,
  viewOf,
  type Game,
  type Options,
  type Position,
} from 'picket-engine';
import { Architect } from './architect.ts';

const SEED_BYTES = 16;
/** The most games to search. */
const MOST_GAMES = 400;
const ROUNDS_LEFT = 3;

/** The game that the page deals for `#seed=WORD`. */
function gameOf(options: Partial<Options>, word: string): Game {
  const seed = base64url(sha256(utf8(word)).slice(0, SEED_BYTES));
  const game = newGame({ options: { ...defaultOptions, players: ['You'], ...options }, seed });
  if (!game.ok) throw new Error(`These options cannot be played: ${game.rejection.code}.`);
  return game.value;
}

/** A game after this many rounds, or when it is over. */
export function gameAfter(rounds: number, options: Partial<Options> = {}, seed = 'arranged'): Game {
  const architect = new Architect(seed);
  let game = gameOf(options, seed);
  while (game.state.ending === undefined && game.state.rounds.length < rounds) {
    game = architect.playRound(game);
  }
  return game;
}

/** A game some rounds before it would be over. */
export function nearEnd(options: Partial<Options> = {}, seed = 'arranged'): Game {
  const { rounds } = gameAfter(Number.POSITIVE_INFINITY, options, seed).state;
  return gameAfter(rounds.length - ROUNDS_LEFT, options, seed);
}

/** A game at the moment that a test needs, and what was found there. */
export interface Moment<T> {
  readonly game: Game;
  readonly found: T;
}

/** Plays games until a turn has what a test needs. Deterministic. */
export function lookFor<T>(
  find: (position: Position) => T | undefined,
  options: Partial<Options> = {},
): Moment<T> {
  for (let i = 0; i < MOST_GAMES; i++) {
    const architect = new Architect(`look ${i}`);
    let game = gameOf(options, `look-${i}`);
    while (game.state.ending === undefined) {
      const position = positionIn(viewOf(game, 0));
      const found = position === undefined ? undefined : find(position);
      if (found !== undefined) return { game, found };
      game = architect.playRound(game);
    }
  }
  throw new Error('No game has such a moment.');
}

/** Plays games to the end until one is what a test needs. Deterministic. */
export function lookForEnd(holds: (game: Game) => boolean, options: Partial<Options> = {}): Game {
  for (let i = 0; i < MOST_GAMES; i++) {
    const game = gameAfter(Number.POSITIVE_INFINITY, options, `end-${i}`);
    if (holds(game)) return game;
  }
  throw new Error('No game ends like that.');
}
