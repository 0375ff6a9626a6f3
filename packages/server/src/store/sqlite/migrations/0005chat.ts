import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Only the last hundred chat lines of a table are kept. */
export const chat: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`delete from chat where nr <= -100 + (
      select max(nr) from chat as last where last.table_id = chat.table_id
    )`.execute(db);
  },
};
