import { createHash, type Hash } from 'node:crypto';
import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { PUSH_KEY } from '../pushKey.ts';
import type { SqlDriver } from './driver.ts';
import { KEYS } from './keys.ts';

type Value = string | number | Uint8Array | null;
type Row = { readonly [column: string]: Value };
type Table = keyof typeof KEYS;
type AnyDatabase = Kysely<{ readonly [table: string]: Row }>;

/** With at most this many rows, no statement exceeds any database's limit of parameters. */
const ROWS = 500;
const TABLES = Object.keys(KEYS) as Table[];

/** The number of rows, and a hash of them all. The same data has the same hash in every database. */
export interface Contents {
  readonly rows: number;
  readonly hash: string;
}

/** Copies a consistent snapshot, and returns its row count and hash. */
export async function copyAll(from: SqlDriver, to: SqlDriver): Promise<Contents> {
  const db = to.db as unknown as AnyDatabase;
  return readAll(from, (table, rows) =>
    to.transact([
      db
        .insertInto(table)
        .values([...rows])
        .compile(),
    ]),
  );
}

export function contentsOf(driver: SqlDriver): Promise<Contents> {
  return readAll(driver, async () => undefined);
}

export async function isEmpty({ db }: SqlDriver): Promise<boolean> {
  const any = db as unknown as AnyDatabase;
  for (const table of TABLES) {
    if ((await any.selectFrom(table).selectAll().limit(1).executeTakeFirst()) !== undefined) return false;
  }
  return true;
}

function readAll(
  driver: SqlDriver,
  use: (table: Table, rows: readonly Row[]) => Promise<void>,
): Promise<Contents> {
  return driver.holdSnapshot(async (run) => {
    const hash = createHash('sha256');
    let count = 0;
    for (const table of TABLES) {
      for (let last: Row | undefined; ;) {
        const found = (await run(nextRows(driver.db, table, last))) as readonly Row[];
        // The key of reminders is stored separately, in the place of each store.
        const rows = found.filter((row) => table !== 'notes' || row['name'] !== PUSH_KEY);
        for (const row of rows) addTo(hash, table, row);
        if (rows.length > 0) await use(table, rows);
        count += rows.length;
        last = found.at(-1);
        if (found.length < ROWS) break;
      }
    }
    return { rows: count, hash: hash.digest('hex') };
  });
}

/** The rows after this one, in the order of their keys. */
function nextRows(db: Kysely<Database>, table: Table, last: Row | undefined): CompiledQuery {
  const keys: readonly string[] = KEYS[table];
  let query = (db as unknown as AnyDatabase).selectFrom(table).selectAll().limit(ROWS);
  for (const key of keys) query = query.orderBy(key);
  if (last === undefined) return query.compile();
  return query
    .where((eb) =>
      eb.or(
        keys.map((key, i) =>
          eb.and([
            ...keys.slice(0, i).map((same) => eb(same, '=', last[same] ?? null)),
            eb(key, '>', last[key] ?? null),
          ]),
        ),
      ),
    )
    .compile();
}

function addTo(hash: Hash, table: Table, row: Row): void {
  const values = Object.keys(row)
    .toSorted()
    .map((column) => [column, plain(row[column] ?? null)]);
  hash.update(`${JSON.stringify([table, values])}\n`);
}

function plain(value: Value): unknown {
  return value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('hex') } : value;
}
