import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The name and last chat lines of a reported player, as they were when the report was made. */
export const evidence: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table reports add column evidence text`.execute(db);
  },
};
