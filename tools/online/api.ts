import { defaultOptions } from '@picket/engine';
import type { Settings } from '@picket/protocol';

/** A seat as its owner knows it. */
export interface Owned {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

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

/** A table with all its seats taken; the first one is the host's. */
export async function gather(url: string, settings: Settings): Promise<Owned[]> {
  const host = (await post(url, '/api/tables', { name: 'Ada', city: 'Elm Park', settings })) as Owned;
  const seats = [host];
  for (let nr = 1; nr < settings.seats; nr++) {
    const joined = (await post(url, `/api/tables/${host.table}/seats`, {
      name: `Guest ${nr}`,
      city: '',
    })) as Owned;
    seats.push({ ...joined, table: host.table });
  }
  return seats;
}

async function post(url: string, path: string, body: unknown): Promise<unknown> {
  const reply = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${await reply.text()}`);
  return reply.json();
}
