import { isIPv6 } from 'node:net';
import { Token, type WireCode } from 'picket-protocol';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Room } from '../live/room.ts';
import type { Rooms } from '../live/rooms.ts';
import { keyOfToken } from '../table/secrets.ts';
import { RequestRefused } from './failure.ts';

/** Reading requests: invalid input is rejected. */

/** The header that counts how often a request was forwarded between nodes. */
export const HOPS = 'x-picket-hops';

export function isForwarded({ headers }: FastifyRequest): boolean {
  return headers[HOPS] !== undefined;
}

/** The client for limits: an IPv4 address, or an IPv6 /56 network, which many providers assign to one customer. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':');
  const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const whole = ip.includes('::') ? [...groups, ...Array<string>(missing).fill('0')] : groups;
  const [a, b, c, d] = whole.map((group) => Number.parseInt(group || '0', 16)) as [
    number,
    number,
    number,
    number,
  ];
  return [a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':');
}

export function bodyOf<S extends v.GenericSchema>(schema: S, { body }: FastifyRequest): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [{ path }] = parsed.issues;
  const isName = path?.some(({ key }) => key === 'name' || key === 'city') ?? false;
  throw new RequestRefused(isName ? 'bad-name' : 'bad-message');
}

export function queryOf<S extends v.GenericSchema>(schema: S, { query }: FastifyRequest): v.InferOutput<S> {
  const parsed = v.safeParse(schema, query);
  if (parsed.success) return parsed.output;
  throw new RequestRefused('bad-message');
}

export function parameter<S extends v.GenericSchema>(
  schema: S,
  { params }: FastifyRequest,
  name: string,
  otherwise: WireCode,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, (params as { readonly [name: string]: unknown })[name]);
  if (parsed.success) return parsed.output;
  throw new RequestRefused(otherwise);
}

export async function roomOf(rooms: Rooms, id: string): Promise<Room> {
  const room = await rooms.open(id);
  if (room === undefined) throw new RequestRefused('no-such-table');
  return room;
}

/** The token of a request; undefined if it is missing or malformed. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return v.is(Token, token) ? token : undefined;
}

/** The key of the seat that the token belongs to; undefined without a token. */
export function seatKeyOf(room: Room, request: FastifyRequest): number | undefined {
  if (request.headers.authorization === undefined) return undefined;
  const token = bearerOf(request);
  const key = token !== undefined ? keyOfToken(room.state.tokens, token) : undefined;
  if (key === undefined) throw new RequestRefused('bad-token');
  return key;
}

export function seatedKeyOf(room: Room, request: FastifyRequest): number {
  const key = seatKeyOf(room, request);
  if (key === undefined) throw new RequestRefused('not-seated');
  return key;
}
