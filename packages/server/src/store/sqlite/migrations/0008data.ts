import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The data version that a game was dealt from, and its plans. All games started so far were dealt from version 1.
 * Their plans stay null: drawing from version 1 always gives the same three, and a migration that called the
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
