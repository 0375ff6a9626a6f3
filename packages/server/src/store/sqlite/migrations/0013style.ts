import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How a bot differs from others of its level. */
export const style: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table seats add column style text`.execute(db);
  },
};
