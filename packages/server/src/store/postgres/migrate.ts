import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from '../schema.ts';
import { MIGRATIONS, NEEDED } from './migrations/index.ts';

/** The data requires a newer program. */
export class NewerData extends Error {}

/** Migrates to the newest version. Kysely holds an advisory lock meanwhile, so nodes that start together don't collide. */
export async function migrate(
  db: Kysely<Database>,
  migrations: { readonly [name: string]: Migration } = MIGRATIONS,
): Promise<void> {
  const names = Object.keys(migrations);
  const newest = names.at(-1) ?? '';
  if ((await executed(db)).some((name) => !names.includes(name))) {
    const note = db.selectFrom('notes').select('value').where('name', '=', NEEDED);
    const needed = (await note.executeTakeFirst())?.value ?? '';
    if (needed > newest) throw new NewerData();
    return;
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error as Error;
}

async function executed(db: Kysely<Database>): Promise<readonly string[]> {
  const exists = await sql<{ is: boolean }>`select to_regclass('kysely_migration') is not null as is`.execute(
    db,
  );
  if (exists.rows[0]?.is !== true) return [];
  const found = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return found.rows.map(({ name }) => name);
}
