import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many seat keys a table has assigned: keys are never reused. */
export const keys: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const highest = (table: string) => `coalesce((select max(key) from ${table} where table_id = tables.id), -1)`;

const STATEMENTS = [
  'alter table tables add column keys integer not null default 0',
  // Chat and answers may still refer to players who left before keys were counted.
  `update tables set keys = 1 + max(${['seats', 'chat', 'answers'].map(highest).join(', ')})`,
];
