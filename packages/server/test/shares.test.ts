import { expect, test } from 'vitest';
import { Client, serve } from './kit.ts';
import { ATTACKER, frame, rawConnection, rawSocket, TEXT, type Raw } from './rawSocket.ts';

const FULL = 1013;

/** The code of the closing frame. */
const codeIn = (received: Buffer) => (received[0] === 0x88 ? received.readUInt16BE(2) : undefined);

test('one address does not take all sockets, and others get in even when there are no more', async () => {
  const server = await serve({ limits: { sockets: 30 } });
  const { table } = await server.make();
  const greedy: Raw[] = [];
  for (let i = 0; i < 20; i++) greedy.push(await rawSocket(server, table, ATTACKER));
  await expect.poll(() => greedy.filter(({ isClosed }) => isClosed()).length).toBe(5);
  expect(new Set(greedy.slice(15).map(({ received }) => codeIn(received())))).toEqual(new Set([FULL]));
  // Each of these has one, which is its guaranteed share of 30.
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
