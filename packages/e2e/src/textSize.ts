import type { Page } from '@playwright/test';

/** The letters that browsers start with, in pixels. */
const STANDARD = 16;

/** Sets the reader's own text size, in percent, as in the settings of a browser. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const standard = Math.round((STANDARD * percent) / 100);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await session.detach();
  // Only then does the browser look at the media queries again.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: width + 1, height });
  await page.setViewportSize({ width, height });
}
