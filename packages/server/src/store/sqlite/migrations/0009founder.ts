import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The founder of a table, who is host again on return, and from when a link works. Existing hosts count as founders, and existing
 * links work at once, as they did when they were made.
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
