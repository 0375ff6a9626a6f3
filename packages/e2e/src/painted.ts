import type { Page } from '@playwright/test';

/** Waits until the page has painted a change and announced it: ink comes first, words after it. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}
