import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which seats play on paper, and the sheets entered after the game, as JSON, like SQLite’s 0016. */
export const paper: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table seats add column paper integer not null default 0`.execute(db);
    await sql`alter table seats add column sheet text`.execute(db);
  },
};
