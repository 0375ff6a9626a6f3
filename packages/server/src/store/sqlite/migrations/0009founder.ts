import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The founder of a table, who becomes host again on return, and when a link starts to work. Existing hosts count as founders, and
 * existing links work from when they were created.
 */
export const founder: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  'alter table tables add column founder integer',
  'update tables set founder = host',
  'alter table links add column opens integer not null default 0',
];
