import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The name and last chat lines of a reported player, at the time of the report. */
export const evidence: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table reports add column evidence text`.execute(db);
  },
};
