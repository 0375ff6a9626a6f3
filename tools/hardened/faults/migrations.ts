import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from '../../../packages/server/src/store/sqlite/migrations/index.ts';
import { connect, migrate } from '../../../packages/server/src/store/sqlite/open.ts';
import { TestServer } from '../../online/testServer.ts';
import { Players, type Finding } from './players.ts';

const PRELOAD = join(import.meta.dirname, 'killInMigration.ts');
const PLAY_MS = 30_000;

/** The server is killed in every step of a migration, and started again. */
export async function migrations(): Promise<Finding> {
  const server = new TestServer({ host: '127.0.0.1' });
  const path = join(server.data, 'picket.db');
  const names = Object.keys(MIGRATIONS);
  try {
    await server.start();
    const players = await Players.sitDown(server.url);
    await players.play(server.url, PLAY_MS);
    await server.stop();
    copyFileSync(path, `${path}.new`);
    const bad: string[] = [];
    // Before the first step there is no data.
    for (const [nr, name] of names.entries()) {
      await writeOld(path, names[nr - 1]);
      const env = { PICKET_KILL_IN: name };
      const killed = await server.start({ preload: PRELOAD, env }).then(
        () => false,
        () => true,
      );
      await server.start();
      const { ok } = nr === 0 ? { ok: true } : await players.nothingLost(server.url);
      if (!killed || !ok) bad.push(name);
      await server.stop();
    }
    return {
      result: `killed in ${names.length} steps; ${players.found.acknowledged} turns; wrong after ${bad.join(', ') || 'none'}`,
      ok: bad.length === 0,
    };
  } finally {
    await server.kill();
    server.remove();
  }
}

/** Writes the data as it was after this step. */
async function writeOld(path: string, step: string | undefined): Promise<void> {
  for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
  if (step === undefined) return;
  const old = connect(path);
  await migrate(old, step);
  await old.destroy();
  const db = new DatabaseSync(path);
  db.exec(`attach '${path}.new' as new; pragma foreign_keys = off`);
  const namesOf = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map(({ name }) => String(name));
  const columnsOf = (table: string, schema: string) =>
    namesOf(`SELECT name FROM pragma_table_info('${table}', '${schema}')`);
  for (const table of namesOf("SELECT name FROM main.sqlite_schema WHERE type = 'table'")) {
    if (table.startsWith('kysely')) continue;
    const fresh = new Set(columnsOf(table, 'new'));
    const columns = columnsOf(table, 'main')
      .filter((name) => fresh.has(name))
      .join(', ');
    db.exec(`insert into main.${table} (${columns}) select ${columns} from new.${table}`);
  }
  db.close();
}
