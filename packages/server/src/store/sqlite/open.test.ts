import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp } from '../../ops/backup.ts';
import { SqliteStore } from './store.ts';

test('only the owner can read the data, even in a folder that others can enter', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'picket-mode-'));
  const store = await SqliteStore.openAlone(folder);
  await backUp({ data: folder }, join(folder, 'copy.db'));
  const modes = readdirSync(folder).map((file) => statSync(join(folder, file)).mode & 0o777);
  expect(modes.length).toBeGreaterThan(2);
  expect(new Set(modes)).toEqual(new Set([0o600]));
  await store.close();
  rmSync(folder, { recursive: true });
});
