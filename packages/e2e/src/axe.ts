import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { settle } from './settle.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** [WCAG 2.2 AA] axe finds nothing on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  // During an animation a colour is neither the old nor the new one.
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (tags) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: tags,
      // Describing what passed takes as long as looking for what does not.
      resultTypes: ['violations'],
      // Only a rule about the orientation of the screen needs the style sheets, and the client doesn't ask for it.
      preload: false,
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
    }));
  }, TAGS);
  expect(found).toEqual([]);
}
