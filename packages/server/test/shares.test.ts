import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { placeOrder } from '../src/ops/orders.ts';
import type { StoredTable } from '../src/store/store.ts';
import { frame, TEXT } from './frames.ts';
import { Client, HOST, NO_RATE_LIMIT, playRound, serve, SETTINGS, type TestServer } from './kit.ts';
import { ATTACKER, postFrom, rawConnection, rawSocket, type Raw } from './rawSocket.ts';

const NEW_TABLE = { name: 'Eve', city: '', settings: SETTINGS };
const FULL = 1013;

/** The code of the closing frame. */
const codeIn = (received: Buffer) => (received[0] === 0x88 ? received.readUInt16BE(2) : undefined);

test('one address can’t take all sockets, and others get in even when none are free', async () => {
  const server = await serve({ limits: { sockets: 30 } });
  const { table } = await server.make();
  const greedy: Raw[] = [];
  for (let i = 0; i < 20; i++) greedy.push(await rawSocket(server, table, ATTACKER));
  await expect.poll(() => greedy.filter(({ isClosed }) => isClosed()).length).toBe(5);
  expect(new Set(greedy.slice(15).map(({ received }) => codeIn(received())))).toEqual(new Set([FULL]));
  for (let i = 10; i < 25; i++) await rawSocket(server, table, `127.0.0.${i}`);
  expect(server.server.services.sockets.size).toBe(30);
  await Client.enter(server, table);
  await expect.poll(() => greedy[14]?.isClosed()).toBe(true);
  expect(codeIn(greedy[14]?.received() ?? Buffer.alloc(0))).toBe(FULL);
  expect(greedy[13]?.isClosed()).toBe(false);
  const { text } = server.server.services.metrics;
  expect(await text()).toContain('picket_refused_total{what="socket"} 5');
});

test('half-sent requests of one address leave connections to others', async () => {
  const server = await serve({ limits: { connections: 60 } });
  const half: Raw[] = [];
  for (let i = 0; i < 60; i++) {
    const raw = await rawConnection(server, ATTACKER);
    raw.socket.write('POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{');
    half.push(raw);
  }
  await expect.poll(() => half.filter(({ isClosed }) => isClosed()).length).toBe(30);
  expect((await server.get('/api/tables')).status).toBe(200);
  const { table } = await server.make();
  await Client.enter(server, table);
  for (const { socket } of half) socket.destroy();
});

test('a socket within its own limit is not closed when others use up the limit of their address', async () => {
  const server = await serve({
    limits: {
      messages: { burst: 20, perSecond: 0 },
      addressMessages: { burst: 10, perSecond: 0 },
      excess: 3,
    },
  });
  const { table } = await server.make();
  const [one, other] = [await rawSocket(server, table), await rawSocket(server, table)];
  const ping = frame(TEXT, '{"type":"ping"}');
  for (let i = 0; i < 10; i++) one.socket.write(ping);
  await expect.poll(() => one.received().toString().split('pong').length).toBe(11);
  other.socket.write(Buffer.concat(Array.from({ length: 10 }, () => ping)));
  await expect.poll(() => other.received().toString().split('too-fast').length).toBe(11);
  expect(codeIn(other.received().subarray(-4))).toBeUndefined();
});

test('frames beyond a socket’s own limit leave the limit of its address to others', async () => {
  const server = await serve({
    limits: { messages: { burst: 5, perSecond: 0 }, addressMessages: { burst: 12, perSecond: 0 } },
  });
  const { table } = await server.make();
  const abuser = await rawSocket(server, table);
  abuser.socket.write(Buffer.concat(Array.from({ length: 50 }, () => frame(TEXT, '{"type":"ping"}'))));
  await expect.poll(() => abuser.received().toString().split('too-fast').length).toBe(46);
  await Client.enter(server, table);
});

describe('tables', () => {
  /** Makes tables until the server refuses. */
  async function fill(server: TestServer, address: string): Promise<number> {
    for (let made = 0; ; made++) {
      const { status, body } = await postFrom(address, server, '/api/tables', NEW_TABLE);
      if (status === 200) continue;
      expect([status, body['code']]).toEqual([503, 'server-full']);
      return made;
    }
  }

  test('of one address leave most to others, even if their games have started', async () => {
    const server = await serve({ limits: { tables: 180 } });
    const { table, token } = await server.make({ seats: 1 });
    const ada = await Client.enter(server, table, token);
    expect(await ada.command({ type: 'start' })).toMatchObject({ type: 'done' });
    expect(await fill(server, HOST)).toBe(19);
    expect(await fill(server, ATTACKER)).toBe(18);
    expect(await server.server.services.metrics.text()).toContain('picket_refused_total{what="table"} 2');
  });

  test('are left for others after ten addresses have taken all they can get', async () => {
    const server = await serve({ limits: { tables: 500 } });
    for (let i = 10; i < 20; i++) await fill(server, `127.0.0.${i}`);
    expect(await fill(server, HOST)).toBeGreaterThan(10);
  });

  test('of one address are counted before they are created, even concurrently', async () => {
    const server = await serve({ limits: { tables: 180 } });
    const burst = Array.from({ length: 60 }, () => postFrom(ATTACKER, server, '/api/tables', NEW_TABLE));
    const made = (await Promise.all(burst)).filter(({ status }) => status === 200);
    expect(made.length).toBeLessThanOrEqual(20);
    expect(made.length).toBeGreaterThan(10);
    expect(await server.server.services.store.countTables()).toBe(made.length);
    // Reservations of tables that were not created are released.
    expect(made.length + (await fill(server, ATTACKER))).toBe(20);
  });

  test('no longer count once they are deleted or finished', async () => {
    const server = await serve({ limits: { tables: 10 } });
    const made = [await server.make(), await server.make()];
    expect(await fill(server, HOST)).toBe(8);
    const { store, rooms } = server.server.services;
    await placeOrder(store, 'close', made[0]?.table ?? '', 0);
    await placeOrder(store, 'delete', made[1]?.table ?? '', 0);
    await server.server.sweep();
    expect(await rooms.open(made[1]?.table ?? '')).toBeUndefined();
    expect(await fill(server, HOST)).toBe(2);
  });

  test('count for the first player who returns after a restart, and no address is stored', async () => {
    const first = await serve({ limits: { tables: 20 } });
    const made = [];
    for (let i = 0; i < 10; i++) made.push(await first.make());
    await first.stop();
    const file = readFileSync(join(first.folder, 'data/picket.db'), 'latin1');
    expect(file).toContain(made[0]?.table);
    expect(file).not.toContain(HOST);
    const second = await serve({ limits: { tables: 20 } }, first.folder);
    for (const { table, token } of made) await Client.enter(second, table, token);
    expect(await fill(second, HOST)).toBe(0);
    expect(await fill(second, ATTACKER)).toBe(10);
  });

  test('for a rematch come out of the share of the player who asks', async () => {
    const server = await serve({ limits: { ...NO_RATE_LIMIT.limits, tables: 20 } });
    const { table, token } = await server.make({ seats: 1 });
    const ada = await Client.enter(server, table, token);
    await ada.command({ type: 'start' });
    await ada.until(() => ada.round === 0);
    for (let i = 1; i < 10; i++) await server.make();
    const random = new FastRandom('rematch');
    while (ada.known?.info.status !== 'over') await playRound([ada], random);
    // The finished game doesn't count.
    await server.make();
    expect(await ada.command({ type: 'rematch' })).toMatchObject({ code: 'server-full' });
  });

  test('expire as fast as they can be made', async () => {
    const server = await serve();
    const { table } = await server.make();
    const { store } = server.server.services;
    const stored = await store.table(table, 0, 0);
    const copies = Array.from({ length: 1000 }, (_, i) => `${i}`);
    await Promise.all(
      copies.map((id) =>
        store.commit(id, [{ insert: 'tables', row: { ...(stored as StoredTable).table, id, code: null } }]),
      ),
    );
    server.pass(3 * 24 * 3_600_000);
    for (let i = 0; i < 6; i++) await server.server.sweep();
    expect(await store.countTables()).toBe(0);
  });
});
