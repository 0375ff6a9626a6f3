import { Worker } from 'node:worker_threads';
import { chooseTurn } from 'picket-bots';
import { BUILT_IN, newGame, submit, viewOf, type Game } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BotPool, msEach } from '../src/clock/botPool.ts';
import { REMEMBERED } from '../src/clock/jobs.ts';
import { TurnFinder } from '../src/clock/turnFinder.ts';
import { pinnedOf } from '../src/table/pinned.ts';
import type { LevelName } from 'picket-protocol';
import type { BotTurn } from '../src/table/state.ts';
import { SETTINGS } from './kit.ts';

const NUMBERS = { threads: 1, ms: 100, roundMs: 3000, stuckMs: 60_000 };

function poolOf(numbers: Partial<typeof NUMBERS> = {}) {
  const lost: string[] = [];
  const pool = new BotPool({ ...NUMBERS, ...numbers }, BUILT_IN, ({ message }) => lost.push(message));
  onTestFinished(() => pool.close());
  return { pool, lost };
}

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
    seat: {
      key: nr,
      nr,
      name,
      city: '',
      bot: level,
      style: null,
      caretaker: null,
      muted: false,
      left: null,
      paper: false,
      sheet: null,
    } as const,
    level,
    style: null,
  }));
  return { game: dealt.value, seats };
}

test('many bots share the time of one table, a few have their usual time', () => {
  expect([1, 30].map((bots) => msEach(NUMBERS, bots))).toEqual([100, 100]);
  for (const bots of [31, 199]) expect(bots * msEach(NUMBERS, bots)).toBeCloseTo(NUMBERS.roundMs);
});

test('bots think less while other tables wait, so a round takes no longer in total', () => {
  expect(msEach(NUMBERS, 3, 9)).toBe(100);
  expect(60 * 3 * msEach(NUMBERS, 3, 59)).toBeCloseTo(NUMBERS.roundMs);
});

test('60 tables of Architects from one address delay a table of another by only one of them at a time', async () => {
  const { pool } = poolOf({ ms: 50 });
  const { game, seats } = gameOf(4, 'architect');
  let over = false;
  let attacked = 0;
  const attack = async (id: string) => {
    for (; !over; attacked++) await pool.find({ id, owner: 'attacker', game }, seats);
  };
  const attacks = Array.from({ length: 60 }, (_, i) => attack(`attack ${i}`));
  for (let i = 0; i < 6; i++) {
    const before = attacked;
    await pool.find({ id: 'honest', owner: 'honest', game }, seats);
    // The one that has the thread, and the next one, if it was the attacker's turn.
    expect(attacked - before).toBeLessThanOrEqual(2);
    expect(pool.waiting).toBeGreaterThan(50);
  }
  over = true;
  await Promise.all(attacks);
});

test('a small table does not wait for all bots of a large one', async () => {
  const { pool } = poolOf();
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
  const { pool } = poolOf({ ms: 1 });
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

/** Does something to the thread when it gets its next job. */
function atNextJob(act: (worker: Worker, pass: () => void) => void): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its worker below
  const post = Worker.prototype.postMessage;
  const spy = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (
    this: Worker,
    job: unknown,
  ) {
    act(this, () => post.call(this, job));
  });
  onTestFinished(() => spy.mockRestore());
}

test('a thread that is killed costs no turn', async () => {
  const { pool, lost } = poolOf();
  const { game, seats } = gameOf(3, 'club');
  atNextJob((worker, pass) => {
    pass();
    void worker.terminate();
  });
  const tables = ['first', 'second'].map((id) => pool.find({ id, owner: id, game }, seats));
  for (const turns of await Promise.all(tables)) expect(turns.map(({ nr }) => nr)).toEqual([0, 1, 2]);
  expect(lost).toEqual(['A bot thread ended.']);
});

test('a thread that hangs is replaced, and its tables go on', async () => {
  // However busy the machine is, time passes only here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { pool, lost } = poolOf();
  const { game, seats } = gameOf(2);
  atNextJob(() => undefined);
  const tables = ['first', 'second'].map((id) => pool.find({ id, owner: id, game }, seats));
  vi.advanceTimersByTime(NUMBERS.stuckMs);
  expect(lost).toEqual([]);
  vi.advanceTimersByTime(NUMBERS.roundMs);
  for (const turns of await Promise.all(tables)) expect(turns).toHaveLength(2);
  expect(lost).toEqual(['A bot thread hung.']);
  expect(await pool.find({ id: 'third', owner: '', game }, seats)).toHaveLength(2);
});

test('a table that loses every thread gives up instead of starting more threads', async () => {
  const { pool, lost } = poolOf();
  const { game, seats } = gameOf(1);
  const spy = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker) {
    void this.terminate();
  });
  onTestFinished(() => spy.mockRestore());
  await expect(pool.find({ id: 'lost', owner: '', game }, seats)).rejects.toThrow('A bot thread ended.');
  expect(lost.length).toBeGreaterThan(1);
});

test('bots without time left play a quick turn, and no level becomes stronger', () => {
  const { game, seats } = gameOf(4, 'architect');
  let time = 0;
  const finder = new TurnFinder(BUILT_IN, () => (time += 40));
  const levels: readonly LevelName[] = ['architect', 'newcomer', 'architect', 'master'];
  const { turns = [], ms } = finder.find({
    table: 'late',
    start: { options: game.state.rules.options, seed: game.seed, ...pinnedOf(game) },
    from: 0,
    rounds: [],
    seats: seats.map(({ seat }, i) => ({ nr: seat.nr, level: levels[i] ?? 'regular', style: null })),
    chance: 'late',
    ms: 100,
    within: 0,
  });
  const quick: readonly LevelName[] = ['regular', 'newcomer', 'regular', 'regular'];
  const expected = quick.map((level, nr) =>
    chooseTurn(viewOf(game, nr), level, new FastRandom(`late/${nr}`)),
  );
  expect(turns.map(({ steps }) => steps)).toEqual(expected);
  expect(ms).toBeGreaterThan(0);
});
