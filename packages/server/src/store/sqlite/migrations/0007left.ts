import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Since when a player has been away, so that absences survive a restart. */
export const left: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table seats add column left integer`.execute(db);
  },
};
