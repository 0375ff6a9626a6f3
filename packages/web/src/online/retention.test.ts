import { expect, test, vi } from 'vitest';
import { openTables } from './api.ts';
import { loadRetention } from './retention.ts';
import { stubStorage } from '../platform/storageStub.ts';

stubStorage();

test("a server's retention times are remembered", async () => {
  expect(loadRetention()).toBeUndefined();
  const keeping = { lobbyDays: 1, unfinishedDays: 45, linkDays: 3 };
  vi.stubGlobal('fetch', async () => Response.json({ tables: [], keeping }));
  await openTables();
  expect(loadRetention()).toEqual(keeping);
});

test('a malformed stored value is ignored', () => {
  localStorage.setItem('picket.keeping', '{"lobbyDays":"2"}');
  expect(loadRetention()).toBeUndefined();
});
