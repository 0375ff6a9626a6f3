import type { Settings } from 'picket-protocol';
import { expect, onTestFinished } from 'vitest';
import { Arguments } from '../src/arguments.ts';
import { joinTable } from '../src/online/join.ts';
import { OnlineTable } from '../src/online/onlineTable.ts';
import type { FakeTerminal } from './fakeTerminal.ts';
import { firstTurn } from './firstTurn.ts';

export const SETTINGS: Settings = {
  options: { edition: '2018', mode: 'expert', advanced: true, sheet: 'classic', opponent: null, plans: null },
  seats: 2,
  public: false,
  clock: 300,
  away: null,
  caretaker: 'regular',
  late: false,
};

/** A table with its host at it, who plays when told to. */
export async function hosted(url: string, settings = SETTINGS) {
  const reply = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', city: '', settings }),
  });
  const { table, code, token } = (await reply.json()) as { table: string; code: string; token: string };
  const host = new OnlineTable({ server: url, table, token });
  host.start();
  onTestFinished(() => host.stop());
  const play = async () => {
    await expect.poll(() => host.view?.now?.turn === undefined && host.view?.now !== undefined).toBe(true);
    const { view } = host;
    if (view === undefined) throw new Error('no view');
    const steps = firstTurn(view);
    return host.order({ type: 'submit', round: view.state.rounds.length, steps });
  };
  return { table, code, host, play };
}

/** Joins a table by its code or link. */
export function joining(
  terminal: FakeTerminal,
  table: string,
  server: string,
  name = 'Bob',
): Promise<number> {
  const values = { join: table, server, ...(name !== '' && { name }) };
  return joinTable(terminal, new Arguments([], new Map(Object.entries(values))));
}
