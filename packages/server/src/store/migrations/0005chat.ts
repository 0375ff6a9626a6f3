import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A table keeps the last hundred lines that were said there, from now on as soon as they are said. */
export const chat: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`delete from chat where nr <= -100 + (
      select max(nr) from chat as last where last.table_id = chat.table_id
    )`.execute(db);
  },
};
