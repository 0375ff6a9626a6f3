import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The last round a browser was reminded of, so that a restart neither repeats nor loses a reminder. */
export const reminded: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table push add column reminded integer`.execute(db);
  },
};
