import type { Page } from '@playwright/test';
import { settle } from './settle.ts';
import { changeSettings } from './changeSettings.ts';

/** Switches the current page to a language, as if in another tab. */
export async function inLanguage(page: Page, language: string): Promise<void> {
  await changeSettings(page, { language });
  await page.waitForFunction((language) => document.documentElement.lang === language, language);
  await settle(page);
}
