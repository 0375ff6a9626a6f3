import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which token redeemed a one-time link, so that the request can be repeated. */
export const taken: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table links add column taken blob`.execute(db);
  },
};
