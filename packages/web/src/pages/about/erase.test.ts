import { afterEach, expect, test, vi } from 'vitest';
import { eraseEverything } from './erase.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser with our data and others'; `outcome` is how the database request ends. */
function browser(outcome: 'success' | 'blocked') {
  const gone: string[] = [];
  const keys: Record<string, unknown> = { 'picket.me': 1, other: 2 };
  Object.defineProperty(keys, 'removeItem', {
    value: (key: string) => {
      gone.push(key);
      delete keys[key];
    },
  });
  vi.stubGlobal('localStorage', keys);
  vi.stubGlobal('indexedDB', {
    deleteDatabase: (name: string) => {
      if (outcome === 'success') gone.push(`database ${name}`);
      const request = new EventTarget();
      queueMicrotask(() => request.dispatchEvent(new Event(outcome)));
      return request;
    },
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('caches', undefined);
  return gone;
}

test('everything of ours is deleted, even in an insecure context, and nothing else', async () => {
  const gone = browser('success');
  expect(await eraseEverything()).toBe(true);
  expect(gone).toEqual(['database picket', 'picket.me']);
});

test('nothing is deleted while another tab uses the games', async () => {
  const gone = browser('blocked');
  expect(await eraseEverything()).toBe(false);
  expect(gone).toEqual([]);
});

test('our caches are deleted, too; others stay', async () => {
  const gone = browser('success');
  const caches = {
    keys: async () => ['picket-1', 'picketnets', 'picketwords', 'other'],
    delete: async (name: string) => gone.push(`cache ${name}`),
  };
  vi.stubGlobal('caches', caches);
  expect(await eraseEverything()).toBe(true);
  expect(gone).toEqual([
    'database picket',
    'cache picket-1',
    'cache picketnets',
    'cache picketwords',
    'picket.me',
  ]);
});
