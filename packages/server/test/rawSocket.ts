// Connections without a library, from any loopback address, which send what browsers never would.

import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { upgrade } from './frames.ts';
import { HOST, type TestServer } from './kit.ts';

/** The address of an attacker; that of honest clients is HOST. */
export const ATTACKER = '127.0.0.2';

function connectTo({ url }: TestServer, localAddress = HOST): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Sends these bytes, and returns everything that the server sends until it closes the connection. */
export async function rawSend(server: TestServer, bytes: string): Promise<string> {
  const socket = connectTo(server);
  socket.end(bytes);
  return text(socket).catch(() => '');
}

/** A request from this address. */
export async function postFrom(
  localAddress: string,
  { url }: TestServer,
  path: string,
  body: object,
): Promise<{ readonly status: number | undefined; readonly body: { readonly [field: string]: unknown } }> {
  const headers = { 'content-type': 'application/json' };
  const call = request(url + path, { method: 'POST', localAddress, headers });
  call.end(JSON.stringify(body));
  const [reply] = (await once(call, 'response')) as [IncomingMessage];
  return { status: reply.statusCode, body: (await json(reply)) as { [field: string]: unknown } };
}

export interface Raw {
  readonly socket: Socket;
  readonly received: () => Buffer;
  readonly isClosed: () => boolean;
}

/** An open connection that has sent nothing. */
export async function rawConnection(server: TestServer, localAddress?: string): Promise<Raw> {
  const socket = connectTo(server, localAddress);
  // These tests expect closed connections.
  socket.on('error', () => undefined);
  let received = Buffer.alloc(0);
  let closed = false;
  socket.on('data', (data) => (received = Buffer.concat([received, data])));
  socket.on('close', () => (closed = true));
  await new Promise((resolve) => {
    socket.on('connect', resolve);
  });
  return { socket, received: () => received, isClosed: () => closed };
}

/** An open WebSocket. */
export async function rawSocket(server: TestServer, table: string, localAddress?: string): Promise<Raw> {
  const raw = await rawConnection(server, localAddress);
  const { host } = new URL(server.url);
  const key = randomBytes(16).toString('base64');
  raw.socket.write(upgrade(host, table, key));
  const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
  await expect.poll(() => raw.received().toString('latin1'), { interval: 5 }).toContain(accept);
  const upgraded = raw.received().indexOf('\r\n\r\n') + 4;
  return { ...raw, received: () => raw.received().subarray(upgraded) };
}
