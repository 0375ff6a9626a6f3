import type { Sent } from 'picket-protocol';
import { expect, test } from 'vitest';
import { stubStorage } from '../platform/storageStub.ts';
import { StoredOutbox } from './outbox.ts';

const TABLE = 'abcdefghijkl';
const storage = stubStorage();

test('turns survive closing the page, starting the game does not', () => {
  const turn: Sent = { type: 'submit', id: 'id0', round: 0, steps: [] };
  const before = new StoredOutbox(TABLE);
  before.add(turn);
  before.add({ type: 'start', id: 'id1' });
  const after = new StoredOutbox(TABLE);
  expect(after.all).toEqual([turn]);
  expect([after.settle('id0'), after.settle('id0')]).toEqual([true, false]);
  expect(storage.size).toBe(0);
});
