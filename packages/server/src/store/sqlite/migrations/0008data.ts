import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The data version that a game was dealt from, and its plans. Every game that has started so far was dealt from version 1.
 * Its plans stay null: drawing them again from version 1 gives the same three for good, and a migration that called the
 * engine would change whenever the engine does.
 */
export const data: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  'alter table tables add column data integer',
  'alter table tables add column plans text',
  'update tables set data = 1 where rules is not null',
];
