import type { Page } from '@playwright/test';

/** The default font size of browsers, in pixels. */
const STANDARD = 16;

/** Sets the browser's default text size, in percent. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const standard = Math.round((STANDARD * percent) / 100);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await session.detach();
  // Only this makes the browser re-evaluate media queries.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: width + 1, height });
  await page.setViewportSize({ width, height });
}
