import { Worker } from 'node:worker_threads';
import { BUILT_IN, newGame, submit, type Game } from 'picket-engine';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BotPool, msEach } from '../src/clock/botPool.ts';
import { REMEMBERED } from '../src/clock/jobs.ts';
import type { LevelName } from 'picket-protocol';
import type { BotTurn } from '../src/table/state.ts';
import { SETTINGS } from './kit.ts';

const NUMBERS = { threads: 1, ms: 100, roundMs: 3000 };

function gameOf(
  bots: number,
  level: LevelName = 'regular',
): { readonly game: Game; readonly seats: readonly BotTurn[] } {
  const players = Array.from({ length: bots }, (_, nr) => `Bot ${nr}`);
  const dealt = newGame({
    options: { ...SETTINGS.options, components: null, players },
    seed: 'AAAAAAAAAAAAAAAAAAAAAA',
  });
  if (!dealt.ok) throw new Error(dealt.rejection.code);
  const seats = players.map((name, nr) => ({
    seat: { key: nr, nr, name, city: '', bot: level, caretaker: null, muted: false, left: null } as const,
    level,
  }));
  return { game: dealt.value, seats };
}

test('many bots share the time of one table, a few have their usual time', () => {
  expect([1, 30].map((bots) => msEach(NUMBERS, bots))).toEqual([100, 100]);
  for (const bots of [31, 199]) expect(bots * msEach(NUMBERS, bots)).toBeCloseTo(NUMBERS.roundMs);
});

test('bots think less while other tables wait, so that a round takes as long for all together', () => {
  expect(msEach(NUMBERS, 3, 9)).toBe(100);
  expect(60 * 3 * msEach(NUMBERS, 3, 59)).toBeCloseTo(NUMBERS.roundMs);
});

test('60 tables of Architects of one address make a table of another wait only a moment', async () => {
  const pool = new BotPool({ ...NUMBERS, ms: 50 }, BUILT_IN);
  onTestFinished(() => pool.close());
  const { game, seats } = gameOf(4, 'architect');
  let over = false;
  const attack = async (id: string) => {
    while (!over) await pool.find({ id, owner: 'attacker', game }, seats);
  };
  const attacks = Array.from({ length: 60 }, (_, i) => attack(`attack ${i}`));
  const times: number[] = [];
  for (let i = 0; i < 6; i++) {
    const start = performance.now();
    await pool.find({ id: 'honest', owner: 'honest', game }, seats);
    times.push(performance.now() - start);
    expect(pool.waiting).toBeGreaterThan(50);
  }
  over = true;
  await Promise.all(attacks);
  // A quarter of a second to think, and one slice of the attacker's; the first time, networks are loaded.
  expect(Math.max(...times.slice(1))).toBeLessThan(1500);
});

test('a small table does not wait for all bots of a large one', async () => {
  const pool = new BotPool(NUMBERS, BUILT_IN);
  onTestFinished(() => pool.close());
  const order: string[] = [];
  const find = async (table: string, bots: number) => {
    const { game, seats } = gameOf(bots);
    const turns = await pool.find({ id: table, owner: '', game }, seats);
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
  const [turn] = await pool.find({ id: 'first', owner: '', game }, seats);
  const next = submit(game, { seat: 0, round: 0, steps: turn?.steps ?? [] });
  if (!next.ok) throw new Error(next.rejection.rejection.code);
  const second = { id: 'first', owner: '', game: next.value };
  await pool.find(second, seats);
  for (let i = 0; i < REMEMBERED; i++) await pool.find({ id: `other ${i}`, owner: '', game }, seats);
  const told = vi.spyOn(Worker.prototype, 'postMessage');
  onTestFinished(() => told.mockRestore());
  await pool.find(second, seats);
  // The whole game is sent at once, without a failed attempt first.
  expect(told).toHaveBeenCalledTimes(1);
});
