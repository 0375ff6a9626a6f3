import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many keys a table has given to seats: one that was given is never given again. */
export const keys: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const highest = (table: string) => `coalesce((select max(key) from ${table} where table_id = tables.id), -1)`;

const STATEMENTS = [
  'alter table tables add column keys integer not null default 0',
  // Whoever left before this was counted may still be known by what they said or were answered.
  `update tables set keys = 1 + max(${['seats', 'chat', 'answers'].map(highest).join(', ')})`,
];
