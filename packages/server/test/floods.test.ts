import { createHash, randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { PROTOCOL_VERSION } from 'picket-protocol';
import { serve, type TestServer } from './kit.ts';

/** A socket without a library, which sends frames that a browser never would. */
async function rawSocket(
  { url }: TestServer,
  table: string,
): Promise<{ socket: Socket; received: () => Buffer }> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  onTestFinished(() => void socket.destroy());
  // A closed connection is what these tests wait for.
  socket.on('error', () => undefined);
  let received = Buffer.alloc(0);
  socket.on('data', (data) => (received = Buffer.concat([received, data])));
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET /api/tables/${table}/socket HTTP/1.1\r\nhost: ${hostname}:${port}\r\nupgrade: websocket\r\n` +
      `connection: upgrade\r\nsec-websocket-key: ${key}\r\nsec-websocket-version: 13\r\n\r\n`,
  );
  const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
  await expect.poll(() => received.toString('latin1')).toContain(accept);
  received = Buffer.alloc(0);
  return { socket, received: () => received };
}

const PING = 0x9;
const PONG = 0xa;
const TEXT = 0x1;
const CONTINUATION = 0x0;

function frame(opcode: number, text = '', final = true): Buffer {
  const body = Buffer.from(text);
  const length =
    body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 0xff];
  // A mask of zeros leaves the text as it is.
  return Buffer.concat([Buffer.from([(final ? 0x80 : 0) | opcode, ...length, 0, 0, 0, 0]), body]);
}

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

test('a message in too many fragments ends with a closed socket', async () => {
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
