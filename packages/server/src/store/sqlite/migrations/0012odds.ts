import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a table allows the odds lens. */
export const odds: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table tables add column odds integer not null default 1`.execute(db);
  },
};
