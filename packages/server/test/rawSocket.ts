// Connections without a library, which send what a browser never would.

import { createHash, randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import type { TestServer } from './kit.ts';

function connectTo({ url }: TestServer): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Sends these bytes, and returns everything that the server sends until it closes the connection. */
export async function rawSend(server: TestServer, bytes: string): Promise<string> {
  const socket = connectTo(server);
  socket.end(bytes);
  return text(socket).catch(() => '');
}

export const PING = 0x9;
export const PONG = 0xa;
export const TEXT = 0x1;
export const CONTINUATION = 0x0;

export function frame(opcode: number, text = '', final = true): Buffer {
  const body = Buffer.from(text);
  const length =
    body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 0xff];
  // A mask of zeros leaves the text as it is.
  return Buffer.concat([Buffer.from([(final ? 0x80 : 0) | opcode, ...length, 0, 0, 0, 0]), body]);
}

/** An open WebSocket. */
export async function rawSocket(
  server: TestServer,
  table: string,
): Promise<{ socket: Socket; received: () => Buffer }> {
  const { host } = new URL(server.url);
  const socket = connectTo(server);
  // A closed connection is what these tests wait for.
  socket.on('error', () => undefined);
  let received = Buffer.alloc(0);
  socket.on('data', (data) => (received = Buffer.concat([received, data])));
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET /api/tables/${table}/socket HTTP/1.1\r\nhost: ${host}\r\nupgrade: websocket\r\n` +
      `connection: upgrade\r\nsec-websocket-key: ${key}\r\nsec-websocket-version: 13\r\n\r\n`,
  );
  const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
  await expect.poll(() => received.toString('latin1')).toContain(accept);
  received = Buffer.alloc(0);
  return { socket, received: () => received };
}
