import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settle } from './settle.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** [WCAG 2.2 AA] axe finds nothing on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  // During an animation a colour is neither the old nor the new one.
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    // Describing what passed takes as long as looking for what does not.
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    // The page has no frames, so there is no need to collect results in a second page.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
  }));
  expect(found).toEqual([]);
}
