import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Of which round a browser was reminded last: nobody is reminded twice, nor forgotten by a restart. */
export const reminded: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table push add column reminded integer`.execute(db);
  },
};
