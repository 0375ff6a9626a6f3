import { chooseTurn, playGame, type Bot, type LevelId, type Limits } from 'picket-bots';
import { resultOf, type Game, type GameResult } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { equipFor } from 'picket-server/nets';
import { duelOf } from '../duel.ts';

/** The thinking limits per move, the same for both sides. */
export type Thinking = Pick<Limits, 'ms' | 'simulations'>;

/** The outcome of one deal for two levels, the first and the second. */
export interface DealOutcome {
  /** The share won by the first level; a tie is one half. */
  readonly won: number;
  /** Mean total score of each level's seats. */
  readonly totals: readonly [first: number, second: number];
  /** Whether each beat the AAA, if there is one; a tie is one half. */
  readonly beaten?: readonly [first: number, second: number];
  /** The AAA's score against each. */
  readonly against?: readonly [first: number, second: number];
}

/** A bot of this level, using the system clock. */
export function botOf(level: LevelId, thinking: Thinking): Bot {
  equipFor(level);
  const limits: Limits = { ...thinking, now: () => performance.now() };
  return (view, random) => chooseTurn(view, level, random, limits);
}

/** [G7] Plays the same cards twice with swapped seats, or once for each level if there is one seat. */
export function playDeal(start: Game, bots: readonly [Bot, Bot]): DealOutcome {
  const seats = start.turns.length;
  return seats === 1 ? playAlone(start, bots) : playTable(start, bots);
}

function playAlone(start: Game, bots: readonly [Bot, Bot]): DealOutcome {
  const [first, second] = bots.map((bot) => finish(start, [bot])) as [GameResult, GameResult];
  const [a, b] = [totalOf(first, 0), totalOf(second, 0)];
  const beaten = [first, second].map(({ ranking }) => duelOf(ranking)) as [
    number | undefined,
    number | undefined,
  ];
  const outcome = { won: a === b ? 0.5 : Number(a > b), totals: [a, b] as const };
  return beaten[0] === undefined || beaten[1] === undefined
    ? outcome
    : {
        ...outcome,
        beaten: [beaten[0], beaten[1]],
        against: [first.opponent?.total ?? 0, second.opponent?.total ?? 0],
      };
}

function playTable(start: Game, [first, second]: readonly [Bot, Bot]): DealOutcome {
  const outcomes = [0, 1].map((swapped) => {
    const result = finish(start, swapped === 0 ? [first, second] : [second, first]);
    const isFirst = (seat: number) => seat % 2 === swapped;
    const seats = result.scores.map((_, seat) => seat);
    const best = result.ranking[0] ?? [];
    return {
      won: mean(best.map((seat) => Number(isFirst(Number(seat))))),
      a: mean(seats.filter((seat) => isFirst(seat)).map((seat) => totalOf(result, seat))),
      b: mean(seats.filter((seat) => !isFirst(seat)).map((seat) => totalOf(result, seat))),
    };
  });
  return {
    won: mean(outcomes.map(({ won }) => won)),
    totals: [mean(outcomes.map(({ a }) => a)), mean(outcomes.map(({ b }) => b))],
  };
}

function finish(start: Game, bots: readonly Bot[]): GameResult {
  const { state } = playGame(start, bots, (seat) => new FastRandom(`${start.seed}/bot/${seat}`));
  const result = resultOf(state);
  if (result === undefined) throw new Error('The game is not over.');
  return result;
}

function totalOf({ scores }: GameResult, seat: number): number {
  return scores[seat]?.total ?? 0;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
