import { recordOf, scoresOf, viewOf, type Game, type GameRecord, type Options } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { playedIn } from '../src/coach/games.ts';
import { estimate } from '../src/coach/estimate.ts';
import { EFFORTS, type Effort } from '../src/coach/effort.ts';
import { NOTHING, pointsOf } from '../src/points.ts';
import { ratingOf } from '../src/coach/rating.ts';
import { meanOfReveals } from '../src/coach/reveals.ts';
import { reviewRound } from '../src/coach/review.ts';
import { adjustedScore, dealsAt } from '../src/coach/adjusted.ts';
import { fitFor } from '../src/coach/fits.ts';
import { weighed } from '../src/coach/weigh.ts';
import { finish } from '../src/finish.ts';
import {
  analysing,
  answering,
  bots,
  gradeOf,
  PARTS,
  playGame,
  totalOf,
  type Analysis,
  type Bot,
} from '../src/index.ts';
import { nameOf, start, TABLES } from './tables.ts';

function recordFor(options: Partial<Options>, name: string): GameRecord {
  const over = playGame(start(options, name), [bots['casual'] as Bot], () => new FastRandom(name));
  return recordOf(over);
}

function analyse(record: GameRecord, seat = 0): Analysis {
  const analysis = finish(analysing(record, seat, 'quick'));
  if (analysis === undefined) throw new Error('no seed');
  return analysis;
}

/** One table of each mode and edition, the others with more players or the advanced rules. */
const SOME = TABLES.filter((_, i) => i % 9 === 0);

describe.each(SOME.map((options) => ({ name: nameOf(options), options })))(
  'the coach: $name',
  ({ name, options }) => {
    const record = recordFor(options, name);
    const seat = record.options.players.length - 1;
    const analysis = analyse(record, seat);

    test('expectation, luck, skill and model error add up to the score, in every part and every round', () => {
      const end = playedIn(record)?.end;
      const score = end && scoresOf(end)[seat];
      if (score === undefined) throw new Error('no score');
      for (const part of PARTS) {
        const { expected, luck, skill, error } = analysis;
        expect(expected[part] + luck[part] + skill[part] + error[part]).toBeCloseTo(pointsOf(score)[part], 9);
      }
      for (const [i, { expected, luck, skill, error }] of analysis.rounds.entries()) {
        const next = analysis.rounds[i + 1]?.expected ?? analysis.score;
        const sum = totalOf(expected) + totalOf(luck) + totalOf(skill) + totalOf(error);
        expect(sum).toBeCloseTo(totalOf(next), 9);
      }
    });

    test('no turn is better than the best one found, and forced turns cost nothing', () => {
      expect(analysis.rounds.length).toBe(record.rounds.length);
      for (const round of analysis.rounds) {
        expect(round.loss.points).toBeGreaterThanOrEqual(0);
        if (round.forced) expect(gradeOf(round)).toBe('forced');
        if (round.loss.points === 0) expect(totalOf(round.skill)).toBe(0);
      }
    });
  },
);

/** Enough to see a difference if there is one. */
const LIGHT: Effort = { ...EFFORTS.quick, deals: 3, games: 10 };
const seeds = (count: number) => Array.from({ length: count }, (_, i) => `seed ${i}`);

test.each([
  { players: ['Ada'] },
  { mode: 'solo', players: ['Ada'] },
  { mode: 'aaa', opponent: '2018-aaa-3', players: ['Ada'] },
  { mode: 'expert', players: ['Ada', 'Bob'] },
] as const)('no hidden card is seen when a turn is judged: %o', (options) => {
  const record = recordFor(options, 'hidden');
  const rounds = playedIn(record)?.rounds ?? [];
  for (const at of [0, 4, 12]) {
    const game = rounds[at] as Game;
    const review = (table: Game['table']) => {
      const round = { game: { ...game, table }, seat: 0, turns: record.rounds[at]?.turns ?? [] };
      const mean = finish(meanOfReveals(game, rounds[at - 1], 0, ['mean']));
      return finish(reviewRound(round, mean, LIGHT, seeds)).review;
    };
    const other = game.table.reordered(new FastRandom(`other ${at}`));
    expect(viewOf({ ...game, table: other }, 0)).toEqual(viewOf(game, 0));
    expect(review(other)).toEqual(review(game.table));
  }
});

test('the mean luck over all reveals is 0: the real one is drawn like those it is compared with', () => {
  const record = recordFor({ players: ['Ada'] }, 'fair');
  const rounds = playedIn(record)?.rounds ?? [];
  const [before, game] = [rounds[20] as Game, rounds[21] as Game];
  const worth = (seed: string) => totalOf(finish(meanOfReveals(game, before, 0, [seed])).points);
  const deals = seeds(60).map(worth);
  const [some, others] = [deals.slice(0, 30), deals.slice(30)];
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  const spread = Math.sqrt(mean(deals.map((one) => (one - mean(deals)) ** 2)) * (2 / 30));
  expect(spread).toBeGreaterThan(0);
  expect(Math.abs(mean(some) - mean(others))).toBeLessThan(4 * spread);
});

test('an analysis is the same every time, and reports its progress', () => {
  const record = recordFor({ players: ['Ada'] }, 'again');
  expect(analyse(record)).toEqual(analyse(record));
  const steps = [...analysing(record, 0, 'quick')];
  expect(steps.at(-1)).toEqual({ rounds: record.rounds.length, of: record.rounds.length });
  expect(steps.length).toBeGreaterThan(record.rounds.length);
});

test('the luck of plans and cards is not in the score without luck, and little of the model error is', () => {
  const turn = (skill: number, error: number, luck: number) => ({
    skill: { ...NOTHING, parks: skill },
    error: { ...NOTHING, pools: error },
    luck: { ...NOTHING, plans: luck },
  });
  const adjusted = (...turns: readonly ReturnType<typeof turn>[]) => adjustedScore([120, 140], turns);
  expect(adjusted(turn(-4, 0, 0), turn(-4, 0, 9)).points).toBe(122);
  expect(adjusted(turn(-4, 0, 0), turn(-4, 0, 9))).toEqual(adjusted(turn(-4, 0, 0), turn(-4, 0, -9)));
  expect(adjusted(turn(-4, 0, 0), turn(-4, 10, 0)).points).toBe(125);
  const { from, to } = adjusted(turn(-4, 0, 0), turn(0, 0, 0));
  expect([from, to].map(Math.round)).toEqual([118, 134]);
});

test('games of one table have the same average deal', () => {
  const [one, other] = ['one', 'other'].map((name) => {
    const record = recordFor({ players: ['Ada'] }, name);
    return [...dealsAt(record, 0)];
  });
  expect(one).toEqual(other);
  expect(new Set(one).size).toBeGreaterThan(1);
});

test('rollouts charge little for a roundabout that can still be built in the next round', () => {
  const { rules } = start({ players: ['Ada'] }, 'weighed').state;
  const fit = fitFor(rules);
  const ahead = { points: { ...NOTHING, estates: 1 }, value: 1, error: 0.1 };
  const rolled = (points: number) => ({
    rolledScore: 80,
    rolledGain: points,
    gains: { ...NOTHING, estates: points },
    error: 1,
    errors: NOTHING,
    games: 200,
    turnsLeft: 20,
  });
  const most = weighed(ahead, rolled(4), fit);
  expect(most?.value).toBeCloseTo(fit.ahead + 4 * fit.rolled);
  expect(weighed(ahead, rolled(20), fit)?.value).toBeCloseTo(most?.value ?? 0);
  expect(weighed(ahead, rolled(20), fit)?.points.estates).toBeCloseTo(most?.value ?? 0);
  expect(weighed(ahead, rolled(-9), fit)).toBeUndefined();
});

test('a record without its seed has no analysis', () => {
  const record = { ...recordFor({ players: ['Ada'] }, 'again'), seed: null };
  expect(finish(analysing(record, 0, 'quick'))).toBeUndefined();
});

test.each([
  [0, 'best'],
  [0.2, 'best'],
  [0.25, 'good'],
  [1, 'slip'],
  [2.9, 'slip'],
  [3, 'mistake'],
] as const)('a turn that lost %d is graded %s', (points, grade) => {
  expect(gradeOf({ forced: false, loss: estimate(points, 0) })).toBe(grade);
});

test('who loses less is rated higher, and forced turns are not counted', () => {
  const rate = (...losses: readonly number[]) =>
    ratingOf(
      start({ players: ['Ada'] }, 'rating').state.rules,
      losses.map((points) => ({ forced: points < 0, loss: estimate(points, 0) })),
    );
  const ratings = [9, 2.2, 1.5, 1, 0.5, 0.05, 0].map((lost) => rate(lost, lost)?.at ?? -1);
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  expect(ratings[0]).toBe(0);
  expect(ratings.at(-1)).toBe(6);
  expect(rate(-1)).toBeUndefined();
  expect(rate(-1, 0)).toEqual(rate(0));
});

test('the better turn solves its puzzle, and the turn that was played does not', () => {
  const record = recordFor({ players: ['Ada'] }, 'puzzle');
  const [moment] = analyse(record).moments;
  if (moment === undefined) throw new Error('no mistake');
  const puzzle = { seat: 0, ...moment };
  expect(finish(answering(record, puzzle, moment.better))?.solved).toBe(true);
  expect(finish(answering(record, puzzle, moment.turn))?.solved).toBe(false);
});
