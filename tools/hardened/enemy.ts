import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { PROTOCOL_VERSION } from 'picket-protocol';
import { frame, TEXT, upgrade } from '../../packages/server/test/frames.ts';

/** The address of all attackers; that of honest clients is 127.0.0.1. */
const ATTACKER = '127.0.0.2';
/** Another honest address. */
const NEWCOMER = '127.0.0.3';

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA==';

/** A connection from the attacker's address; errors only end it. */
export async function open(url: string, localAddress = ATTACKER): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  socket.on('error', () => undefined);
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  if (socket.destroyed) throw new Error('No connection.');
  return socket;
}

/** An open WebSocket that has not said hello. */
export async function openSocket(url: string, table: string, localAddress = ATTACKER): Promise<Socket> {
  const socket = await open(url, localAddress);
  socket.write(upgrade(new URL(url).host, table, KEY));
  const [reply] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [Buffer | boolean];
  if (!(reply instanceof Buffer) || !reply.toString('latin1').startsWith('HTTP/1.1 101')) {
    socket.destroy();
    throw new Error('No socket.');
  }
  return socket;
}

export const say = (message: object): Buffer => frame(TEXT, JSON.stringify(message));

export const HELLO = say({ type: 'hello', protocol: PROTOCOL_VERSION });

/** Sends these bytes; resolves with whether that worked. */
export function push(socket: Socket, bytes: Buffer | string): Promise<boolean> {
  return new Promise((resolve) => {
    socket.write(bytes, (error) => resolve(error === null || error === undefined));
  });
}

const agent = new Agent({ keepAlive: true, localAddress: ATTACKER });
const newcomer = new Agent({ localAddress: NEWCOMER });

/** The status of a response, and its code if it is an error. */
export async function call(
  url: string,
  path: string,
  { body, isNewcomer = false }: { readonly body?: object; readonly isNewcomer?: boolean } = {},
): Promise<{ readonly status: number; readonly code: string }> {
  const asked = request(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    agent: isNewcomer ? newcomer : agent,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' } }),
  });
  asked.end(body === undefined ? undefined : JSON.stringify(body));
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  const answer = await text(reply);
  const status = reply.statusCode ?? 0;
  return { status, code: status < 300 ? 'answered' : (/"code":"([\w-]+)"/.exec(answer)?.[1] ?? `${status}`) };
}

/** Whether a player from another address can still open a socket. */
export async function newcomerGetsIn(url: string, table: string): Promise<boolean> {
  const socket = await openSocket(url, table, NEWCOMER).catch(() => undefined);
  if (socket === undefined) return false;
  socket.write(HELLO);
  const [reply] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [Buffer | boolean];
  socket.destroy();
  return reply instanceof Buffer && reply.includes('"type":"table"');
}

/** A local relay: its connections reach the server from the attacker's address. */
export async function relay(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const server = createServer((client) => {
    const there = connect({ host: hostname, port: Number(port), localAddress: ATTACKER });
    for (const [one, other] of [
      [client, there],
      [there, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
