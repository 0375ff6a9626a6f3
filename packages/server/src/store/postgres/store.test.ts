import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { freshPostgres, WITH_POSTGRES } from '../../../test/postgres.ts';
import { TABLE, turn } from '../../../test/storedRows.ts';
import { DataError } from '../dataError.ts';
import { NEEDED } from './migrations/index.ts';
import { PostgresStore } from './store.ts';

describe.skipIf(!WITH_POSTGRES)('a database', () => {
  test('is migrated once by nodes that start together', async () => {
    const url = await freshPostgres();
    const stores = await Promise.all([1, 2, 3].map(() => PostgresStore.open(url)));
    const [first] = stores;
    await first?.commit('t', [{ insert: 'tables', row: TABLE }]);
    for (const store of stores) {
      expect((await store.table(TABLE.id, 0, 1))?.table).toEqual(TABLE);
      await store.close();
    }
  });

  test('extended by a newer version works, until it requires that version', async () => {
    const url = await freshPostgres();
    const before = await PostgresStore.open(url);
    const { db } = before.driver;
    await sql`alter table turns add column newer text`.execute(db);
    await sql`insert into kysely_migration (name, timestamp) values ('9999', '')`.execute(db);
    await before.commit('t', [
      { insert: 'tables', row: TABLE },
      { insert: 'turns', row: turn() },
    ]);
    const beside = await PostgresStore.open(url);
    expect((await beside.table(TABLE.id, 0, 1))?.turns).toMatchObject([turn()]);
    await beside.close();
    await before.commit('t', [{ put: 'notes', row: { name: NEEDED, value: '9999' } }]);
    await expect(PostgresStore.open(url)).rejects.toThrow(
      /^The database 127.0.0.1:\d+\/\w+ was written by a newer version of Picket: use that version.$/,
    );
    await before.close();
  });

  test('that cannot be reached is reported in one sentence, without the password', async () => {
    const opening = PostgresStore.open('postgres://picket:secret@127.0.0.1:1/picket');
    await expect(opening).rejects.toThrow(DataError);
    await expect(opening).rejects.toThrow(
      'The database 127.0.0.1:1/picket cannot be opened or migrated: connect ECONNREFUSED 127.0.0.1:1.',
    );
  });

  test('that drops connections loses no acknowledged write, and recovers', async () => {
    const store = await PostgresStore.open(await freshPostgres());
    await store.commit('t', [{ insert: 'tables', row: TABLE }]);
    const { db } = store.driver;
    const acknowledged = new Set<number>();
    const storing = Array.from({ length: 60 }, async (_, round) => {
      await new Promise((resolve) => setTimeout(resolve, round * 5));
      await store.commit(`${round}`, [{ insert: 'turns', row: turn({ round }) }]).then(
        () => acknowledged.add(round),
        () => undefined,
      );
    });
    for (let i = 0; i < 3; i++) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    }
    await Promise.all(storing);
    const stored = (await store.table(TABLE.id, 0, 1))?.turns.map(({ round }) => round);
    expect(stored).toEqual(expect.arrayContaining([...acknowledged]));
    expect(acknowledged.size).toBeGreaterThan(0);
    await store.commit('t', [{ insert: 'turns', row: turn({ round: 99 }) }]);
    await store.close();
  });
});
