import type { Page } from '@playwright/test';

/** Waits until the page has painted a change (first the ink) and announced it. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}
