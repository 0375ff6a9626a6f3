import type { Page } from '@playwright/test';
import { settle } from './settle.ts';

/** Switches the current page to a language, as if that had been chosen in another tab. */
export async function inLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((language) => {
    const key = 'picket.preferences';
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...stored, language }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await page.waitForFunction((language) => document.documentElement.lang === language, language);
  await settle(page);
}
