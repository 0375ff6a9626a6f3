import { expect, test, vi } from 'vitest';
import { openTables } from './api.ts';
import { recallRetention } from './retention.ts';
import { stubStorage } from '../platform/storageStub.ts';

stubStorage();

test('what a server said about its times is known without asking it', async () => {
  expect(recallRetention()).toBeUndefined();
  const keeping = { lobbyDays: 1, unfinishedDays: 45, linkDays: 3 };
  vi.stubGlobal('fetch', async () => Response.json({ tables: [], keeping }));
  await openTables();
  expect(recallRetention()).toEqual(keeping);
});

test('what somebody else put there is not believed', () => {
  localStorage.setItem('picket.keeping', '{"lobbyDays":"2"}');
  expect(recallRetention()).toBeUndefined();
});
