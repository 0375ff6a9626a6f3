import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Since when nobody has been at a seat: how long somebody is away outlasts the memory. */
export const left: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table seats add column left integer`.execute(db);
  },
};
