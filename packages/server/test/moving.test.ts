import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { backUp, restore } from '../src/ops/backup.ts';
import { moveData } from '../src/ops/move.ts';
import { freshKey } from '../src/push/keys.ts';
import { openServerStore, openStore, type Place } from '../src/store/open.ts';
import { contentsOf } from '../src/store/sql/copy.ts';
import { DATABASES } from './databases.ts';
import { serve, temporaryFolder } from './kit.ts';
import { freshPostgres, WITH_POSTGRES } from './postgres.ts';
import { TABLE, turn } from './storedRows.ts';

const FROZEN = join(import.meta.dirname, 'frozen/rules1/picket.db.gz');

/** A data folder with games stored by an earlier version, and more turns than one batch of copying. */
async function withGames(): Promise<Place> {
  const place = { data: join(temporaryFolder(), 'data') };
  mkdirSync(place.data);
  writeFileSync(join(place.data, 'picket.db'), gunzipSync(readFileSync(FROZEN)));
  const store = await openStore(place);
  await store.commit('t', [
    { insert: 'tables', row: { ...TABLE, settings: '{"name":"Łódź 🏡"}', due: 4_000_000_000_000 } },
    ...Array.from({ length: 1200 }, (_, round) => ({ insert: 'turns', row: turn({ round }) }) as const),
    { insert: 'tokens', row: { table_id: TABLE.id, hash: new Uint8Array([0, 255, 128]), key: 0, made: 1 } },
  ]);
  await store.close();
  return place;
}

async function contents(place: Place) {
  const store = await openStore(place);
  const found = { ...(await contentsOf(store.driver)), key: await store.pushKey(freshKey) };
  await store.close();
  return found;
}

describe.skipIf(!WITH_POSTGRES)('data', () => {
  test('that a server uses is not moved', async () => {
    const database = await freshPostgres();
    const server = await serve({ database });
    const to = { data: join(temporaryFolder(), 'data') };
    await expect(moveData({ data: '', database }, to)).rejects.toThrow('A server is running on the database');
    await server.stop();
    await moveData({ data: '', database }, to);
  });

  test('that is moved from SQLite to PostgreSQL and back is the same, byte for byte', async () => {
    const from = await withGames();
    const there = { data: '', database: await freshPostgres() };
    const back = { data: join(temporaryFolder(), 'data') };
    const before = await contents(from);
    expect(before.rows).toBeGreaterThan(1200);
    expect(await moveData(from, there)).toBe(before.rows);
    expect(await contents(there)).toEqual(before);
    await moveData(there, back);
    expect(await contents(back)).toEqual(before);
  });
});

for (const { name, isInstalled, fresh } of DATABASES) {
  describe.skipIf(!isInstalled)(`a backup of ${name}`, () => {
    test.each(DATABASES.filter((other) => other.isInstalled))(
      'can be restored to $name',
      async ({ fresh: freshTarget }) => {
        const [place, target] = [await fresh(), await freshTarget()];
        await moveData(await withGames(), place);
        const { rows, hash } = await contents(place);
        const file = join(temporaryFolder(), 'copy.db');
        expect(await backUp(place, file)).toBe(true);
        expect(existsSync(`${file}.part`)).toBe(false);
        expect(await restore(file, target)).toBe(rows);
        expect(await contents(target)).toMatchObject({ rows, hash });
      },
    );

    test('is not restored over other data', async () => {
      const place = await fresh();
      await moveData(await withGames(), place);
      const file = join(temporaryFolder(), 'copy.db');
      await backUp(place, file);
      const before = await contents(place);
      await expect(restore(file, place)).rejects.toThrow('There is data in the target already');
      expect(await contents(place)).toEqual(before);
    });

    test('is a consistent snapshot, even while the server is busy', async () => {
      const place = await fresh();
      const store = await openServerStore(place);
      await store.commit('t', [{ insert: 'tables', row: TABLE }]);
      const file = join(temporaryFolder(), 'copy.db');
      let isCopied = false;
      const copying = backUp(place, file).finally(() => {
        isCopied = true;
      });
      // Each commit has a turn and its round.
      for (let round = 0; !isCopied; round++) {
        await store.commit('t', [
          { insert: 'turns', row: turn({ round }) },
          { insert: 'rounds', row: { table_id: TABLE.id, round, at: 1 } },
        ]);
      }
      await copying;
      await store.close();
      const target = { data: join(temporaryFolder(), 'data') };
      await restore(file, target);
      const copy = await openStore(target);
      const [turns, summary] = [(await copy.table(TABLE.id, 0, 1))?.turns, await copy.summary(TABLE.id)];
      expect(turns).toHaveLength(summary?.round ?? -1);
      await copy.close();
    });
  });
}
