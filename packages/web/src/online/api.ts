import type { SheetRecord, TurnStep } from 'picket-engine';
import {
  CodeFound,
  Done,
  Erased,
  Failure,
  Joined,
  LinkRedeemed,
  Made,
  MyData,
  MyTables,
  OpenTables,
  PushKey,
  ScreenMade,
  Towns,
  readAs,
  type PushSubscription,
  type Schema,
  type Settings,
  type WireCode,
} from 'picket-protocol';
import { saveRetention } from './retention.ts';
import { saveSeatLimit } from './seatLimit.ts';
import { mySeats, type MySeat } from './seats.ts';
import { newToken } from './secrets.ts';

/** A command of a player on paper, without its id. */
export type PaperCommand =
  | { readonly type: 'submit'; readonly round: number; readonly steps: readonly TurnStep[] }
  | { readonly type: 'takeBack'; readonly round: number }
  | { readonly type: 'enter'; readonly sheet: SheetRecord }
  | { readonly type: 'resign' };

/** The server's API besides tables: creating and finding them. */

/** Why something failed: the server's code, or that it can't be reached. */
export interface Trouble {
  readonly code: WireCode | 'unreachable';
  readonly refusal?: Failure['refusal'];
}
export type Reply<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble };

/** Replies that are passed on unchanged. */
const ANYTHING: Schema<unknown> = { '~standard': { validate: (value) => ({ value }) } };

interface Person {
  readonly name: string;
  readonly city: string;
}

/** With a token chosen by the client: a retry gets the same seat at the same table. */
export const makeTable = (
  person: Person,
  { odds, ...settings }: Settings & { readonly odds: boolean },
  token: string,
) => ask(Made, 'tables', { body: { ...person, settings, ...(!odds && { odds }), token } });

export const joinTable = (table: string, person: Person, token: string) =>
  ask(Joined, `tables/${table}/seats`, { body: { ...person, token } });

/** A table without a seat, for a screen. */
export const makeScreen = ({ odds, ...settings }: Settings & { readonly odds: boolean }, token: string) =>
  ask(ScreenMade, 'screens', { body: { settings, ...(!odds && { odds }), token } });

/** A player on paper whose commands this screen sends. */
export const joinOnPaper = (table: string, name: string, token: string) =>
  ask(Joined, `tables/${table}/seats`, { body: { name, city: '', paper: true, token } });

/** A command of a player on paper. */
export const sendOnPaper = (table: string, token: string, command: PaperCommand) =>
  ask(Done, `tables/${table}/commands`, { body: { ...command, id: newToken() }, token });

export async function openTables() {
  const found = await ask(OpenTables, 'tables?open=1&halls=1');
  if (found.ok) {
    saveRetention(found.value.keeping);
    saveSeatLimit(found.value.seatLimit);
  }
  return found;
}

export const findCode = (code: string) => ask(CodeFound, `codes/${encodeURIComponent(code)}`);

/** The name is for a seat that was another player's; older servers don't know the field. */
export const redeemLink = (link: string, token: string, person?: Person) =>
  ask(LinkRedeemed, 'links', { body: { link, token, ...person } });

/** The seat of a token, and its table. */
export const myTable = (seat: Pick<MySeat, 'table' | 'token'>) =>
  ask(MyTables, 'mine', { body: { seats: [{ table: seat.table, token: seat.token }] } });

export const myTables = () => ask(MyTables, 'mine', { body: withTokens(mySeats()) });

/** What the server stores about the player of these seats. */
export const myData = (seats: readonly MySeat[]) => ask(MyData, 'mine/data', { body: withTokens(seats) });

export const eraseMyData = (seats: readonly MySeat[]) =>
  ask(Erased, 'mine', { method: 'DELETE', body: withTokens(seats) });

const withTokens = (seats: readonly MySeat[]) => ({
  seats: seats.map(({ table, token }) => ({ table, token })),
});

/** A page of all players and their towns, or of those whose names contain a text. */
export const townsAt = (table: string, { from, name }: { readonly from: number; readonly name: string }) =>
  ask(
    Towns,
    `tables/${table}/towns?${new URLSearchParams({ from: String(from), ...(name !== '' && { name }) })}`,
  );

/** The URL of a finished game's record. */
export const recordAddress = (table: string): string => `/api/tables/${table}/record`;

/** The record of a finished game, as the server wrote it. */
export const tableRecord = (table: string, token: string | undefined) =>
  ask(ANYTHING, `tables/${table}/record`, { token });

export const pushKey = () => ask(PushKey, 'push/key');

export const remind = (table: string, token: string, subscription: PushSubscription) =>
  ask(ANYTHING, `tables/${table}/push`, { body: subscription, token });

export const stopReminders = (table: string, token: string, endpoint: string) =>
  ask(ANYTHING, `tables/${table}/push`, { method: 'DELETE', body: { endpoint }, token });

interface Asking {
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
}

/** Sends a request and validates the reply. */
export async function ask<T>(
  schema: Schema<T>,
  path: string,
  { body, token, method = body === undefined ? 'GET' : 'POST' }: Asking = {},
): Promise<Reply<T>> {
  try {
    const reply = await fetch(`/api/${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const value: unknown = reply.status === 204 ? null : await reply.json();
    if (reply.ok) return { ok: true, value: read(schema, value) };
    return { ok: false, trouble: read<Trouble>(Failure, value) };
  } catch {
    // A static file server answers with something else: treat it as no server.
    return { ok: false, trouble: { code: 'unreachable' } };
  }
}

/** A malformed reply counts as no reply. */
function read<T>(schema: Schema<T>, value: unknown): T {
  const found = readAs(schema, value);
  if (found === undefined) throw new Error('The reply is malformed.');
  return found;
}
