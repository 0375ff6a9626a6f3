import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Loading or deleting a table no longer reads the links and reports of all tables. */
export const links: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  'create index links_table on links (table_id)',
  'create index reports_table on reports (table_id)',
];
