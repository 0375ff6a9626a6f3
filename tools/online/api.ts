import { defaultOptions } from 'picket-engine';
import type { Settings, TableMessage } from 'picket-protocol';

/** A seat with its owner's token. */
export interface Owned {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

/** What a request needs to know of a seat; without a token, a spectator. */
export type Seat = Pick<Owned, 'table'> & Partial<Pick<Owned, 'token'>>;

export const settingsFor = (seats: number, more: Partial<Settings> = {}): Settings => {
  const { edition, mode, advanced, sheet, opponent } = defaultOptions;
  return {
    options: { edition, mode, advanced, sheet, opponent, plans: null },
    seats,
    public: false,
    clock: null,
    away: null,
    caretaker: 'newcomer',
    late: false,
    ...more,
  };
};

/** A table with this many of its seats taken; the first one is the host's. */
export async function gather(url: string, settings: Settings, people = settings.seats): Promise<Owned[]> {
  const host = (await post(url, '/api/tables', { name: 'Ada', city: 'Elm Park', settings })) as Owned;
  const seats = [host];
  for (let nr = 1; nr < people; nr++) seats.push(await sitDown(url, host.table, `Guest ${nr}`));
  return seats;
}

export async function sitDown(url: string, table: string, name: string): Promise<Owned> {
  const joined = (await post(url, `/api/tables/${table}/seats`, { name, city: '' })) as Omit<Owned, 'table'>;
  return { ...joined, table };
}

/** The table as this seat sees it now; undefined if the token is not valid. */
export async function snapshot(url: string, { table, token }: Seat): Promise<TableMessage | undefined> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const reply = await fetch(`${url}/api/tables/${table}`, { headers });
  const body: unknown = await reply.json();
  if (reply.ok) return body as TableMessage;
  if ((body as { code: string }).code === 'bad-token') return undefined;
  throw new Error(`GET ${table} returned ${reply.status}: ${JSON.stringify(body)}`);
}

async function post(url: string, path: string, body: unknown): Promise<unknown> {
  const reply = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} returned ${reply.status}: ${await reply.text()}`);
  return reply.json();
}
