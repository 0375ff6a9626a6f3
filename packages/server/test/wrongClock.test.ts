import { describe, expect, test } from 'vitest';
import { LAST_TRUSTED } from '../src/clock/sweeper.ts';
import { Client, serve, type TestServer } from './kit.ts';
import { goAway, started } from './seated.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The server sees the clock jump, and adopts the jump a while later. */
async function jump(server: TestServer, ms: number): Promise<void> {
  server.jump(ms);
  await server.server.sweep();
  server.pass(10 * MINUTE);
  await server.server.sweep();
}

/** Seconds by which the server's time is wrong, if `ms` has passed. */
const wrongBy = ({ server }: TestServer, ms: number) =>
  Math.round((server.services.now() - Date.now() - ms) / 1000);

const isThere = async (server: TestServer, table: string) =>
  (await server.get(`/api/tables/${table}`)).status === 200;

describe.each([
  ['a computer that slept', 8 * HOUR],
  ['a clock set back', -2 * HOUR],
])('%s', (_what, ms) => {
  test('makes no one late or absent, and the time is right afterwards', async () => {
    const server = await serve();
    const { table, tokens, host } = await started(server, 2, { clock: 3600, away: 3600 });
    const left = (host.known?.info.deadline ?? 0) - server.server.services.now();
    await jump(server, ms);
    expect(Math.abs(wrongBy(server, 10 * MINUTE + ms))).toBeLessThan(5);
    const clients = [];
    for (const token of tokens) clients.push(await Client.enter(server, table, token));
    const [ada] = clients as [Client];
    const deadline = (ada.known?.info.deadline ?? 0) - server.server.services.now();
    expect(Math.abs(left - deadline - 10 * MINUTE)).toBeLessThan(5000);
    server.pass(MINUTE);
    await server.server.sweep();
    expect(ada.known?.seats.map(({ caretaker }) => caretaker)).toEqual([null, null]);
    // The clock still runs.
    server.pass(50 * MINUTE);
    await server.server.sweep();
    await ada.until(() => ada.round > 0 || ada.known?.seats[0]?.caretaker === 'time');
  });

  test('leaves links, limits and health checks working', async () => {
    const server = await serve();
    const { table, token } = await server.make();
    const ada = await Client.enter(server, table, token);
    const answer = await ada.command({ type: 'move' });
    await server.get('/healthz');
    await jump(server, ms);
    expect((await server.post('/api/links', { link: 'link' in answer ? answer.link : '' })).status).toBe(200);
    const { store } = server.server.services;
    const checked = await store.note('checked');
    expect((await server.get('/healthz')).status).toBe(200);
    expect(await store.note('checked')).not.toBe(checked);
  });
});

describe.each([
  ['forty days ahead', 40 * DAY],
  ['in 1970', -Date.now()],
])('a server that starts %s, and whose clock is set right later', (_what, wrong) => {
  test('deletes nothing', async () => {
    const first = await serve();
    const before = await first.make();
    await first.server.sweep();
    await first.stop();
    const server = await serve({}, first.folder, undefined, wrong);
    expect(Math.abs(wrongBy(server, wrong))).toBeLessThan(5);
    const during = await server.make();
    await server.server.sweep();
    server.pass(HOUR);
    await server.server.sweep();
    await jump(server, -wrong);
    expect(Math.abs(wrongBy(server, HOUR + 10 * MINUTE))).toBeLessThan(5);
    for (const ms of [HOUR, 12 * HOUR, 12 * HOUR]) {
      server.pass(ms);
      await server.server.sweep();
      expect(await isThere(server, before.table)).toBe(true);
      expect(await isThere(server, during.table)).toBe(true);
    }
    // Two days after they were made, both are old.
    server.pass(DAY);
    await server.server.sweep();
    expect(await isThere(server, before.table)).toBe(false);
    expect(await isThere(server, during.table)).toBe(false);
  });
});

test('a clock that jumps ahead deletes nothing for a day, and nothing at all if it jumps back', async () => {
  const first = await serve();
  const { table } = await first.make();
  await first.server.sweep();
  await first.stop();
  const server = await serve({}, first.folder);
  await jump(server, 40 * DAY);
  server.pass(23 * HOUR);
  await server.server.sweep();
  expect(await isThere(server, table)).toBe(true);
  await jump(server, -40 * DAY);
  server.pass(23 * HOUR);
  await server.server.sweep();
  expect(await isThere(server, table)).toBe(true);
});

test.each(['starts', 'jumps'])(
  'a server whose clock %s forty days ahead deletes nothing, however often it restarts',
  async (how) => {
    const first = await serve();
    const { table } = await first.make();
    await first.server.sweep();
    if (how === 'jumps') await jump(first, 40 * DAY);
    await first.server.sweep();
    await first.stop();
    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    for (let start = 1; start <= 3; start++) {
      const server = await serve({ log: 'warn' }, first.folder, log, 40 * DAY);
      await server.server.sweep();
      server.pass(HOUR);
      await server.server.sweep();
      expect(await isThere(server, table)).toBe(true);
      await server.stop();
    }
    expect(lines.filter((line) => line.includes('nothing expires'))).toHaveLength(3);
  },
);

test('a server that starts forty days ahead with data of an older version deletes nothing', async () => {
  const first = await serve();
  const { table } = await first.make();
  await first.server.services.store.commit('older', [{ remove: 'notes', where: { name: LAST_TRUSTED } }]);
  await first.stop();
  const server = await serve({}, first.folder, undefined, 40 * DAY);
  await server.server.sweep();
  expect(await isThere(server, table)).toBe(true);
});

test('after a restart with a corrected clock, rounds and absences don’t wait for the wrong time', async () => {
  const first = await serve({}, undefined, undefined, 40 * DAY);
  const { table, tokens, clients } = await started(first, 3, { clock: 3600, away: 60 });
  const [ada, bob] = clients as [Client, Client];
  await goAway(ada, bob);
  await first.server.sweep();
  await first.stop();
  const server = await serve({}, first.folder);
  const [back] = [await Client.enter(server, table, tokens[0]), await Client.enter(server, table, tokens[2])];
  expect(back.known?.info.deadline).toBeLessThan(Date.now() + HOUR + MINUTE);
  server.pass(2 * MINUTE);
  await server.server.sweep();
  await back.until(() => back.known?.seats[1]?.caretaker === 'away');
});

test('a computer’s sleep doesn’t change when tables were created and games ended', async () => {
  const server = await serve();
  const [over, waiting] = [await server.make(), await server.make()];
  const { store, rooms } = server.server.services;
  await store.commit('over', [{ update: 'tables', where: { id: over.table }, set: { status: 'over' } }]);
  rooms.drop(over.table);
  const times = async (table: string) => (await store.summary(table))?.table ?? { made: 0, touched: 0 };
  const before = [await times(over.table), await times(waiting.table)] as const;
  await jump(server, 8 * HOUR);
  expect(await times(over.table)).toMatchObject({ made: before[0].made, touched: before[0].touched });
  expect(await times(waiting.table)).toMatchObject({
    made: before[1].made,
    touched: before[1].touched + 8 * HOUR,
  });
});
