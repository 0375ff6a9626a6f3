import { scoresOf, submit, type Game, type TurnStep } from 'picket-engine';
import { standardError } from './estimate.ts';
import type { Judged, Worth } from './judge.ts';
import { minus, pointsOf, type Points } from '../points.ts';
import { meanOfReveals, type Mean } from './reveals.ts';

/** A turn, and what it is worth once the round is over. */
export interface Tried {
  readonly judged: Judged;
  readonly points: Points;
  readonly value: number;
  /** Before the cards of the next round; undefined if the game is over. */
  readonly next: Mean | undefined;
}

/** A round of a finished game, from one seat. */
export interface Round {
  readonly game: Game;
  readonly seat: number;
  /** The turns of all seats. */
  readonly turns: readonly (readonly TurnStep[])[];
}

/**
 * Looks one round ahead: plays the turn, with the others' turns as they were, and takes the mean over the next
 * reveals. The same seeds deal the same cards after every turn (common random numbers).
 */
export function* lookAhead(
  { game, seat, turns }: Round,
  judged: Judged,
  seeds: readonly string[],
): Generator<undefined, Tried> {
  const next = playRound(game, turns.with(seat, judged.turn));
  if (next.state.ending !== undefined) {
    const score = scoresOf(next.state)[seat];
    if (score === undefined) throw new Error('This seat has no score.');
    return { judged, points: pointsOf(score), value: score.total, next: undefined };
  }
  const mean = yield* meanOfReveals(next, game, seat, seeds);
  return { judged, points: mean.points, value: mean.value, next: mean };
}

function playRound(game: Game, turns: readonly (readonly TurnStep[])[]): Game {
  const round = game.state.rounds.length;
  return turns.reduce((now, steps, seat) => {
    const played = submit(now, { seat, round, steps });
    if (!played.ok) throw new Error(`A turn of the record is illegal: ${played.rejection.rejection.code}.`);
    return played.value;
  }, game);
}

/** How much more one turn is worth than another. */
export interface Difference {
  readonly points: Points;
  readonly value: number;
  /** The standard error of the value. */
  readonly error: number;
}

/**
 * If the game ends after one of the turns, other players may have ended it, which nobody could know: then the networks'
 * earlier values count.
 */
export function difference(one: Tried, other: Tried, isAlone: boolean): Difference {
  const deals = one.next?.deals.map((deal, i) => deal.value - (other.next?.deals[i]?.value ?? 0));
  if (one.next !== undefined && other.next !== undefined && deals !== undefined) {
    const value = one.value - other.value;
    return { ...between(one, other), value, error: standardError(deals.map((each) => each - value)) };
  }
  if (!isAlone) return { ...between(one.judged, other.judged), error: 0 };
  return { ...between(one, other), error: Math.max(one.next?.error ?? 0, other.next?.error ?? 0) };
}

function between(one: Worth, other: Worth): Omit<Difference, 'error'> {
  return { points: minus(one.points, other.points), value: one.value - other.value };
}

/** Whether a turn's own score is all that counts. */
export const isAlone = ({ game }: Round): boolean =>
  game.turns.length === 1 && !game.state.rules.mode.hasOpponent;
