import { Worker } from 'node:worker_threads';
import { BUILT_IN, newGame, submit, type Game } from 'picket-engine';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BotPool, msEach } from '../src/clock/botPool.ts';
import { REMEMBERED } from '../src/clock/jobs.ts';
import type { BotTurn } from '../src/table/state.ts';
import { SETTINGS } from './kit.ts';

const NUMBERS = { threads: 1, ms: 100, roundMs: 3000 };

function gameOf(bots: number): { readonly game: Game; readonly seats: readonly BotTurn[] } {
  const players = Array.from({ length: bots }, (_, nr) => `Bot ${nr}`);
  const dealt = newGame({
    options: { ...SETTINGS.options, components: null, players },
    seed: 'AAAAAAAAAAAAAAAAAAAAAA',
  });
  if (!dealt.ok) throw new Error(dealt.rejection.code);
  const seats = players.map((name, nr) => ({
    seat: { key: nr, nr, name, city: '', bot: 'regular', caretaker: null, muted: false, left: null } as const,
    level: 'regular' as const,
  }));
  return { game: dealt.value, seats };
}

test('many bots share the time of one table, a few have their usual time', () => {
  expect([1, 30].map((bots) => msEach(NUMBERS, bots))).toEqual([100, 100]);
  for (const bots of [31, 199]) expect(bots * msEach(NUMBERS, bots)).toBeCloseTo(NUMBERS.roundMs);
});

test('a small table does not wait for all bots of a large one', async () => {
  const pool = new BotPool(NUMBERS, BUILT_IN);
  onTestFinished(() => pool.close());
  const order: string[] = [];
  const find = async (table: string, bots: number) => {
    const { game, seats } = gameOf(bots);
    const turns = await pool.find(table, game, seats);
    order.push(table);
    return turns.map(({ nr }) => nr);
  };
  const [large, small] = await Promise.all([find('large', 40), find('small', 2)]);
  expect(order).toEqual(['small', 'large']);
  expect([large, small]).toEqual([Array.from({ length: 40 }, (_, nr) => nr), [0, 1]]);
});

test('the pool tracks no more tables than a thread keeps', async () => {
  const pool = new BotPool({ ...NUMBERS, ms: 1 }, BUILT_IN);
  onTestFinished(() => pool.close());
  const { game, seats } = gameOf(1);
  const [turn] = await pool.find('first', game, seats);
  const next = submit(game, { seat: 0, round: 0, steps: turn?.steps ?? [] });
  if (!next.ok) throw new Error(next.rejection.rejection.code);
  await pool.find('first', next.value, seats);
  for (let i = 0; i < REMEMBERED; i++) await pool.find(`other ${i}`, game, seats);
  const told = vi.spyOn(Worker.prototype, 'postMessage');
  onTestFinished(() => told.mockRestore());
  await pool.find('first', next.value, seats);
  // The whole game is sent at once, without a failed attempt first.
  expect(told).toHaveBeenCalledTimes(1);
});
