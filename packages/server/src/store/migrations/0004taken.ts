import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who followed a one-time link: they may ask again after a lost reply. */
export const taken: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table links add column taken blob`.execute(db);
  },
};
