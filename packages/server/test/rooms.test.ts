import { expect, test } from 'vitest';
import { HOST, serve, temporaryFolder } from './kit.ts';
import { goAway, seated, started } from './seated.ts';

const MINUTE = 60_000;

test('a table that is dropped while it is being loaded has one room', async () => {
  const server = await serve();
  const { table } = await server.make();
  const { store, rooms } = server.server.services;
  rooms.drop(table);
  const read = store.table.bind(store);
  const { promise: dropped, resolve: go } = Promise.withResolvers<void>();
  store.table = async (...of) => {
    const stored = await read(...of);
    await dropped;
    return stored;
  };
  const first = rooms.open(table);
  rooms.drop(table);
  const second = rooms.open(table);
  go();
  expect(await first).toBeDefined();
  expect(await second).toBe(await first);
  expect(rooms.size).toBe(1);
});

test('a table whose last player just left stays loaded until the absence is stored', async () => {
  const server = await serve();
  const { clients, host } = await seated(server, 2);
  await goAway(host, clients[1]);
  server.pass(10 * MINUTE);
  const { rooms } = server.server.services;
  const [room] = rooms.loaded();
  host.socket.close();
  await expect.poll(() => room?.viewers.size).toBe(0);
  rooms.sweep();
  expect(rooms.size).toBe(1);
});

test('a table is loaded with the commands that were being stored when it was dropped', async () => {
  const server = await serve();
  const { table, tokens } = await started(server, 2);
  const { store, rooms } = server.server.services;
  const room = await rooms.open(table);
  const commit = store.commit.bind(store);
  let late: Promise<unknown> | undefined;
  store.commit = async (group, writes) => {
    await commit(group, writes);
    if (late !== undefined || !writes.some((write) => 'remove' in write && write.remove === 'tokens')) return;
    late = room?.command(1, { type: 'chat', id: 'late', text: 'still here' }, HOST);
  };
  await server.remove('/api/mine', { seats: [{ table, token: tokens[0] }] });
  const loaded = (await rooms.open(table))?.state.chat;
  expect(await late).toMatchObject({ type: 'done' });
  expect(loaded).toMatchObject([{ text: 'still here' }]);
});

test('a request to a table that is being reloaded gets “try again”, not an internal error', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const server = await serve({ log: 'warn' }, temporaryFolder(), log);
  const { table } = await server.make();
  const room = await server.server.services.rooms.open(table);
  room?.abandon();
  expect(await server.get(`/api/tables/${table}`)).toMatchObject({
    status: 503,
    body: { code: 'try-again' },
  });
  expect(lines).toEqual([]);
});
