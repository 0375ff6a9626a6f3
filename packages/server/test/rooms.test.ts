import { expect, test } from 'vitest';
import { serve } from './kit.ts';
import { goAway, seated } from './seated.ts';

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

test('a table is not unloaded in the moment in which its last player leaves, so that the absence is stored', async () => {
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
