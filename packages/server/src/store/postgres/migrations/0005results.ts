import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How games ended, for lists; and the encrypted vault that players share between devices. Like SQLite's 0015. */
export const results: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  'alter table tables add column result text',
  'create table vaults (player bytea primary key, box text not null, at bigint not null)',
];
