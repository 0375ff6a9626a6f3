import type { OpenTable } from 'picket-protocol';
import { joinTable, makeTable, openTables, type Trouble } from '../../online/api.ts';
import type { Profile } from '../../online/profile.ts';
import { saveProfile } from '../../online/profile.ts';
import { saveSeat, seatAt } from '../../online/seats.ts';
import { answered, tokenFor } from '../../online/seatTokens.ts';
import { go } from '../../platform/router.ts';
import type { TableSettings } from './settings.ts';

/** Joins a public table with these settings, or opens one that others can join. */

/** A table for one can't be joined. */
const FEWEST = 2;
/** How many tables to try, since some may fill up meanwhile. */
const TRIES = 4;

/** Whether a table matches the settings: the same game, the same pace, and a free seat. */
export function suits(
  { settings, seated }: Pick<OpenTable, 'settings' | 'seated'>,
  wanted: TableSettings,
): boolean {
  return (
    seated < settings.seats &&
    JSON.stringify(settings.options) === JSON.stringify(wanted.options) &&
    settings.clock === wanted.clock
  );
}

/** Opens the table's page, or returns why it failed. */
export async function quickMatch(me: Profile, wanted: TableSettings): Promise<Trouble | undefined> {
  saveProfile(me);
  const found = await openTables();
  if (!found.ok) return found.trouble;
  // Oldest first: its players have waited longest.
  const tables = found.value.tables
    .filter((table) => suits(table, wanted))
    .toSorted((a, b) => a.made - b.made);
  // Don't take a second seat where the player already waits: nobody would play it.
  const own = tables.find(({ table }) => seatAt(table) !== undefined);
  if (own !== undefined) {
    go({ page: 'table', id: own.table });
    return undefined;
  }
  for (const { table } of tables.slice(0, TRIES)) {
    const what = `seat ${table}`;
    const joined = await joinTable(table, me, tokenFor(what));
    if (joined.ok) return enter(table, joined.value.token, what);
    if (joined.trouble.code === 'unreachable') return joined.trouble;
  }
  const settings = { ...wanted, public: true, seats: Math.max(wanted.seats, FEWEST) };
  const what = `quick ${JSON.stringify([me, settings])}`;
  const made = await makeTable(me, settings, tokenFor(what));
  return made.ok ? enter(made.value.table, made.value.token, what) : made.trouble;
}

function enter(table: string, token: string, what: string): undefined {
  saveSeat(table, token);
  answered(what);
  go({ page: 'table', id: table });
}
