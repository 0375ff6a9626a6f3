import type { Page } from '@playwright/test';
import { settle } from './settle.ts';

const KEY = 'picket.preferences';

/** Changes settings as if in another tab, and waits until they show. */
export async function changeSettings(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(
    ({ key, change }) => {
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...stored, ...change }));
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    { key: KEY, change },
  );
  // Assets that only some settings need are fetched on demand.
  const needed = [
    ...(change['contrast'] === 'more' ? ['/contrast-'] : []),
    ...((change['textSize'] ?? 100) === 100 ? [] : ['/letters-']),
  ];
  await page.waitForFunction((needed) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return needed.every((part) => loaded.some((name) => name.includes(part)));
  }, needed);
  await settle(page);
}
