import { Kysely, PostgresDialect, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { freshPostgres, WITH_POSTGRES } from '../../../test/postgres.ts';
import type { Database } from '../schema.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { openPool } from './pool.ts';

/** The migrations that an earlier version knows. */
const NAMES = Object.keys(MIGRATIONS);
const upTo = (count: number) => Object.fromEntries(Object.entries(MIGRATIONS).slice(0, count));

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
  readonly is_nullable: string;
  readonly column_default: string | null;
}

const openDatabase = (url: string) =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: openPool(url, 1) }) });

const columnsOf = async (db: Kysely<Database>): Promise<Column[]> => {
  const found = await sql<Column>`
    select table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(db);
  return found.rows;
};

const nameOf = ({ table_name, column_name, data_type }: Column) =>
  `${table_name}.${column_name} ${data_type}`;

/** During a deployment, nodes of the previous version run on a database that a newer node has migrated. */
describe.skipIf(!WITH_POSTGRES)('a node of the previous version', () => {
  // Ownership came with 0002: before it, there was only one node.
  test.each(NAMES.slice(1, -1).map((name, i) => [name, i + 2] as const))(
    'that knows %s starts, reads and writes after a newer one has migrated',
    async (_name, count) => {
      const db = openDatabase(await freshPostgres());
      await migrate(db, upTo(count));
      const before = await columnsOf(db);
      await migrate(db);
      const after = await columnsOf(db);
      // Expand: the old columns are there, with the same types.
      expect(after.map(nameOf)).toEqual(expect.arrayContaining(before.map(nameOf)));
      // Columns that it doesn't write may be empty.
      const tables = new Set(before.map((column) => column.table_name));
      const known = new Set(before.map(nameOf));
      const added = after.filter((column) => tables.has(column.table_name) && !known.has(nameOf(column)));
      for (const column of added) {
        expect(column.is_nullable === 'YES' || column.column_default !== null, nameOf(column)).toBe(true);
      }
      // The old version may still start.
      await migrate(db, upTo(count));
      expect(await columnsOf(db)).toEqual(after);
      await db.destroy();
    },
  );
});
