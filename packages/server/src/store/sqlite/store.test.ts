import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../test/kit.ts';
import { TABLE, turn } from '../../../test/storedRows.ts';
import { DataError } from '../dataError.ts';
import { lockFolder } from './lock.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { SeatRow, TableRow } from '../schema.ts';
import { connect, FILE, migrate } from './open.ts';
import { SqliteStore } from './store.ts';

/** The columns of the first version. */
const {
  keys: _keys,
  odds: _odds,
  data: _data,
  plans: _plans,
  founder: _founder,
  deal: _deal,
  result: _result,
  ...FIRST
} = TABLE;

async function open(folder = temporaryFolder()): Promise<SqliteStore> {
  const store = await SqliteStore.open(folder);
  await store.commit('t', [{ put: 'tables', row: TABLE }]);
  return store;
}

describe('a folder', () => {
  test('allows one server at a time, and operator commands next to it', async () => {
    const folder = temporaryFolder();
    const server = await SqliteStore.openAlone(folder);
    await expect(SqliteStore.openAlone(folder)).rejects.toThrow(DataError);
    // A failed attempt must not release the first server's lock.
    await expect(SqliteStore.openAlone(folder)).rejects.toThrow(`with the data folder ${folder}`);
    const operator = await SqliteStore.open(folder);
    await operator.commit('o', [{ put: 'notes', row: { name: 'words', value: '[]' } }]);
    await operator.close();
    await expect(SqliteStore.openAlone(folder)).rejects.toThrow(DataError);
    await server.close();
    const next = await SqliteStore.openAlone(folder);
    expect(await next.note('words')).toBe('[]');
    await next.close();
  });

  test('that cannot be used is reported in one sentence', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'picket.lock'));
    const sentence = `The data folder ${folder} cannot be used: unable to open database file.`;
    await expect(SqliteStore.openAlone(folder)).rejects.toThrow(new DataError(sentence));
  });

  test('with damaged data is reported in one sentence', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    const rows = Array.from({ length: 2000 }, (_, i) => turn({ round: i, steps: 'x'.repeat(200) }));
    await store.commit(
      't',
      rows.map((row) => ({ insert: 'turns', row })),
    );
    await store.close();
    const path = join(folder, FILE);
    const db = connect(path);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    await db.destroy();
    const bytes = readFileSync(path);
    // Damages pages in the middle, like a broken disk.
    bytes.fill(0xff, 40 * 4096, 60 * 4096);
    writeFileSync(path, bytes);
    await expect(SqliteStore.openAlone(folder)).rejects.toThrow(DataError);
    await expect(SqliteStore.openAlone(folder)).rejects.toThrow(
      /is damaged \(.+\): restore it from a backup\.$/,
    );
  });

  test('of a running older server is not migrated by an operator command', async () => {
    const folder = temporaryFolder();
    const old = connect(join(folder, FILE));
    await migrate(old, '0007');
    const release = lockFolder(folder);
    await expect(SqliteStore.open(folder)).rejects.toThrow(
      `The server that uses ${folder} is older than this program: update and restart it first.`,
    );
    release();
    await old.destroy();
    await (await SqliteStore.open(folder)).close();
  });

  test('written by a newer version is reported in one sentence', async () => {
    const folder = temporaryFolder();
    await (await open(folder)).close();
    const db = connect(join(folder, FILE));
    await sql`update kysely_migration set name = '9999' where name = '0011'`.execute(db);
    await db.destroy();
    const sentence = `The data in ${folder} was written by a newer version of Picket: use that version.`;
    await expect(SqliteStore.openAlone(folder)).rejects.toThrow(new DataError(sentence));
  });

  test('that is a file is reported in one sentence', async () => {
    const file = join(temporaryFolder(), 'note.txt');
    writeFileSync(file, 'not a folder');
    for (const path of [file, join(file, 'below')]) {
      const sentence = `${path} cannot be used for data: it is, or is in, a file. Choose a folder with --data.`;
      await expect(SqliteStore.openAlone(path)).rejects.toThrow(new DataError(sentence));
    }
  });

  test('whose data cannot be opened is not locked', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, FILE), 'a letter to the operator, and no database at all');
    await expect(SqliteStore.openAlone(folder)).rejects.toThrow('not a database');
    rmSync(join(folder, FILE));
    await (await SqliteStore.openAlone(folder)).close();
  });
});

describe('migrations', () => {
  const names = Object.keys(MIGRATIONS);

  test('are named in order', () => {
    expect(names).toEqual(names.toSorted());
  });

  test.each(names)('migrate from %s and keep the data', async (name) => {
    const folder = temporaryFolder();
    mkdirSync(folder, { recursive: true });
    const old = connect(join(folder, FILE));
    await migrate(old, name);
    await old
      .insertInto('tables')
      .values(FIRST as TableRow)
      .execute();
    const seat = { table_id: TABLE.id, key: 4, nr: 0, name: 'Ada', city: '', muted: 0 };
    await old
      .insertInto('seats')
      .values({ ...seat, bot: null, caretaker: null } as SeatRow)
      .execute();
    await old.insertInto('turns').values(turn()).execute();
    await old.destroy();
    const store = await SqliteStore.open(folder);
    expect(await store.table(TABLE.id, 0, 10)).toMatchObject({
      // Keys assigned before they were counted are included.
      table: {
        ...TABLE,
        keys: name < '0003' ? seat.key + 1 : 0,
        // The host of a table from before counts as its founder.
        founder: name < '0009' ? TABLE.host : null,
      },
      seats: [{ ...seat, left: null }],
      turns: [turn()],
      chat: [],
    });
    const line = { table_id: TABLE.id, nr: 0, key: 0, at: 1, text: 'hello' };
    await store.commit('t', [{ insert: 'chat', row: line }]);
    expect((await store.table(TABLE.id, 0, 10))?.chat).toEqual([line]);
    await store.close();
  });

  test.each(names)('interrupted in %s leave the data unchanged, and can be repeated', async (name) => {
    const folder = temporaryFolder();
    const migration = MIGRATIONS[name] as Migration;
    const up = migration.up.bind(migration);
    const spy = vi.spyOn(migration, 'up').mockImplementationOnce(async (db) => {
      await up(db);
      throw new Error('the disk is full');
    });
    onTestFinished(() => spy.mockRestore());
    const failing = SqliteStore.open(folder);
    await expect(failing).rejects.toThrow(DataError);
    await expect(failing).rejects.toThrow(
      `The data in ${folder} cannot be opened or migrated: the disk is full.`,
    );
    const store = await open(folder);
    expect((await store.table(TABLE.id, 0, 10))?.table).toEqual(TABLE);
    await store.close();
  });

  test('fail with a clear error if the file is not a database', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, FILE), 'a letter to the operator, and no database at all');
    await expect(SqliteStore.open(folder)).rejects.toThrow(DataError);
    await expect(SqliteStore.open(folder)).rejects.toThrow(
      'cannot be opened or migrated: file is not a database.',
    );
  });

  test('pin only games that have started to the first data version', async () => {
    const folder = temporaryFolder();
    const old = connect(join(folder, FILE));
    await migrate(old, '0007');
    const started = { ...FIRST, id: 'bbbbbbbbbbbb', code: null, seed: 's', rules: 1, players: '[]' };
    await old
      .insertInto('tables')
      .values([FIRST, started] as TableRow[])
      .execute();
    await old.destroy();
    const store = await SqliteStore.open(folder);
    expect((await store.table(started.id, 0, 10))?.table).toEqual({
      ...TABLE,
      ...started,
      data: 1,
      plans: null,
    });
    expect((await store.table(TABLE.id, 0, 10))?.table).toEqual(TABLE);
    await store.close();
  });

  test('keep the last hundred chat lines of each table', async () => {
    const folder = temporaryFolder();
    const old = connect(join(folder, FILE));
    await migrate(old, '0004');
    for (const [id, lines] of [
      [TABLE.id, 150],
      ['bbbbbbbbbbbb', 3],
    ] as const) {
      await old
        .insertInto('tables')
        .values({ ...FIRST, id, code: null } as TableRow)
        .execute();
      const chat = Array.from({ length: lines }, (_, nr) => ({
        table_id: id,
        nr,
        key: 0,
        at: 1,
        text: 'hey',
      }));
      await old.insertInto('chat').values(chat).execute();
    }
    await old.destroy();
    const store = await SqliteStore.open(folder);
    const kept = async (id: string) => (await store.table(id, 0, 1000))?.chat.map(({ nr }) => nr) ?? [];
    const long = await kept(TABLE.id);
    expect([long.length, long[0], long.at(-1)]).toEqual([100, 50, 149]);
    expect(await kept('bbbbbbbbbbbb')).toEqual([0, 1, 2]);
    await store.close();
  });
});
