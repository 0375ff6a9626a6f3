import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gather, settingsFor, type Owned } from '../../online/api.ts';
import type { TestServer } from '../../online/testServer.ts';
import { atOnce, Tally, type Attack } from '../attack.ts';
import { call } from '../enemy.ts';

const TABLES = 100;
const SEATS = 200;
const REQUESTS = 16;

/** Requests the list of public tables, which are as large as possible. */
export const tableList: Attack = {
  prepare,
  run: async (site) => {
    await site.begin();
    const tally = new Tally();
    await atOnce(REQUESTS, site, async () => tally.add((await call(site.url, '/api/tables')).code));
    return {
      sent: `requests for a list of ${TABLES} tables with ${SEATS} seats`,
      refused: tally.text,
      held: tally.of('answered') > 0,
    };
  },
};

/** One table with all its seats, copied in the database. */
async function prepare({ url, data }: TestServer): Promise<void> {
  const [{ table }] = (await gather(url, settingsFor(SEATS, { public: true }))) as [Owned];
  const db = new DatabaseSync(join(data, 'picket.db'), { timeout: 5000 });
  for (let i = 1; i < TABLES; i++) {
    const id = `${i}`.padStart(table.length, '0');
    copy(db, 'tables', { id, code: null }, table);
    copy(db, 'seats', { table_id: id }, table);
  }
  db.close();
}

/** Copies the rows of a table, with some columns changed. */
function copy(db: DatabaseSync, what: string, changed: { [column: string]: string | null }, from: string) {
  const columns = db.prepare(`SELECT name FROM pragma_table_info('${what}')`).all();
  const names = columns.map(({ name }) => String(name));
  const values = names.map((name) => (name in changed ? `:${name}` : name));
  const where = what === 'tables' ? 'id' : 'table_id';
  db.prepare(
    `INSERT INTO ${what} (${names.join(', ')}) SELECT ${values.join(', ')} FROM ${what} WHERE ${where} = :from`,
  ).run({ ...changed, from });
}
