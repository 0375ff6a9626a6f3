import {
  CodeFound,
  Failure as FailureReply,
  Joined,
  LinkRedeemed,
  readAs,
  type Schema,
  type WireCode,
} from 'picket-protocol';
import type { Rejection } from 'picket-engine';
import { Failure } from '../failure.ts';

/** The HTTP API of a server. Every failure is thrown as a Failure. */

/** A request that the server has refused. */
export class Refused extends Failure<'refused'> {
  readonly code: WireCode;

  constructor(code: WireCode, rejection?: Rejection) {
    super('refused', code, rejection);
    this.code = code;
  }
}

export const findCode = (server: string, code: string) => ask(server, CodeFound, `codes/${code}`);

/** With our own token, so a retry gets the same seat. */
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
    throw new Failure('unreachable', server);
  });
  const value: unknown = await reply.json().catch(() => undefined);
  const found = reply.ok ? readAs(schema, value) : undefined;
  if (found !== undefined) return found;
  const failure = reply.ok ? undefined : readAs(FailureReply, value);
  if (failure === undefined) throw new Failure('not-a-server', server);
  throw new Refused(failure.code, failure.refusal);
}
