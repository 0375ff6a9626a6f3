import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { PROTOCOL_VERSION } from 'picket-protocol';
import { CONTINUATION, frame, PING, PONG, TEXT } from './frames.ts';
import { serve } from './kit.ts';
import { rawSocket } from './rawSocket.ts';

const countOf = (received: Buffer, what: Buffer): number => {
  let count = 0;
  for (let at = received.indexOf(what); at >= 0; at = received.indexOf(what, at + what.length)) count++;
  return count;
};

const LIMITS = { limits: { messages: { burst: 20, perSecond: 1 }, excess: 50 } };
const hello = JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION });

test.each([
  ['pings', frame(PING)],
  ['unsolicited pongs', frame(PONG)],
  ['commands with ids', frame(TEXT, JSON.stringify({ type: 'react', id: 'x', reaction: 'wow' }))],
  ['messages without ids', frame(TEXT, '{"type":"ping"}')],
  ['nonsense with ids', frame(TEXT, '{"id":"x"')],
])('a flood of %s ends with a closed socket, and few answers', async (_what, one) => {
  const server = await serve(LIMITS);
  const { table } = await server.make();
  const { socket, received } = await rawSocket(server, table);
  socket.write(frame(TEXT, hello));
  let closed = false;
  socket.on('close', () => (closed = true));
  const many = Buffer.concat(Array.from({ length: 1000 }, () => one));
  for (let i = 0; i < 100 && !closed; i++) {
    await new Promise((resolve) => {
      socket.write(many, resolve);
    });
  }
  await expect.poll(() => closed).toBe(true);
  expect(countOf(received(), Buffer.from([0x80 | PONG, 0]))).toBeLessThanOrEqual(20);
  expect(countOf(received(), Buffer.from('too-fast'))).toBeLessThanOrEqual(50);
});

test('nothing more is read from a sender that is disconnected', async () => {
  // Reading would resume very soon.
  const server = await serve({ limits: { messages: { burst: 20, perSecond: 100 }, excess: 50 } });
  const { table } = await server.make();
  const opened = once(server.server.app.server, 'connection') as Promise<[Socket]>;
  const { socket, isClosed } = await rawSocket(server, table);
  const [serverSide] = await opened;
  const many = Buffer.concat(Array.from({ length: 10_000 }, () => frame(PING)));
  for (let i = 0; i < 500 && !isClosed(); i++) await new Promise((resolve) => socket.write(many, resolve));
  await expect.poll(isClosed).toBe(true);
  // A few chunks, which were read before the first frame too many.
  expect(serverSide.bytesRead).toBeLessThan(1_000_000);
});

test('a message in too many fragments closes the socket', async () => {
  const server = await serve();
  const { table } = await server.make();
  const { socket, received } = await rawSocket(server, table);
  const parts = hello
    .split('')
    .map((letter, i, all) => frame(i === 0 ? TEXT : CONTINUATION, letter, i === all.length - 1));
  const closed = new Promise((resolve) => {
    socket.on('close', resolve);
  });
  socket.write(Buffer.concat(parts));
  await closed;
  expect(received().toString('latin1')).not.toContain('"type":"table"');
});

test('a client that is a little too fast is slowed down, and loses nothing', async () => {
  const server = await serve({ limits: { messages: { burst: 5, perSecond: 50 } } });
  const { table } = await server.make();
  const { socket, received } = await rawSocket(server, table);
  socket.write(frame(TEXT, hello));
  const pings = Array.from({ length: 20 }, () => frame(TEXT, '{"type":"ping"}'));
  for (const ping of pings) socket.write(ping);
  const answers = () =>
    countOf(received(), Buffer.from('"type":"pong"')) + countOf(received(), Buffer.from('too-fast'));
  await expect.poll(answers).toBe(20);
  expect(socket.destroyed).toBe(false);
});
