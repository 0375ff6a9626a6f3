import {
  CodeFound,
  Failure as FailureReply,
  Joined,
  LinkRedeemed,
  readAs,
  type Schema,
  type WireCode,
} from 'picket-protocol';
import { describeRejection, en } from 'picket-words';
import { Failure } from '../failure.ts';

/** A server's API besides the socket. Everything that fails throws one sentence. */

/** A request that the server has refused. */
export class Refused extends Failure {
  readonly code: WireCode;

  constructor(code: WireCode, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

/** Sentences that differ here from those of the browser game. */
const HERE: { readonly [C in WireCode]?: string } = {
  'other-protocol': 'This version of Picket can’t play on that server: one of them is too old.',
  'table-full': 'Every seat at this table is taken.',
  'no-late-joining': 'The game has started, and the host doesn’t allow late joining.',
  'bad-token': 'This seat is now played on another device. Ask the host for a new link.',
  'read-only': 'The server is read-only right now. Try again later.',
};

export function unreachable(server: string): Failure {
  return new Failure(`Can’t reach ${server}. Check the address, and whether the server is running.`);
}

export function wireSentence(code: WireCode): string {
  return HERE[code] ?? en.wire[code];
}

export const findCode = (server: string, code: string) => ask(server, CodeFound, `codes/${code}`);

/** With a token of our own, so that a retry gets the same seat. */
export const takeSeat = (server: string, table: string, name: string, token: string) =>
  ask(server, Joined, `tables/${table}/seats`, { name, city: '', token });

export const redeemLink = (server: string, link: string, token: string, name: string | undefined) =>
  ask(server, LinkRedeemed, 'links', { link, token, ...(name !== undefined && { name, city: '' }) });

const ANYTHING: Schema<unknown> = { '~standard': { validate: (value) => ({ value }) } };

/** The record of a finished game. */
export const recordOfTable = (server: string, table: string) =>
  ask(server, ANYTHING, `tables/${table}/record`);

const PATIENCE = 15_000;

async function ask<T>(server: string, schema: Schema<T>, path: string, body?: object): Promise<T> {
  const reply = await fetch(`${server}/api/${path}`, {
    signal: AbortSignal.timeout(PATIENCE),
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw unreachable(server);
  });
  const value: unknown = await reply.json().catch(() => undefined);
  const found = reply.ok ? readAs(schema, value) : undefined;
  if (found !== undefined) return found;
  const failure = reply.ok ? undefined : readAs(FailureReply, value);
  if (failure === undefined) throw new Failure(`${server} is not a Picket server.`);
  const { code, refusal } = failure;
  throw new Refused(code, refusal === undefined ? wireSentence(code) : describeRejection(en, refusal));
}
