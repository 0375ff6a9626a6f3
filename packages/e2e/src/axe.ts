import { expect, type Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';
import { settle } from './settle.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** [WCAG 2.2 AA] axe finds nothing on the current page. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNothing(page, TAGS);
}

/** [WCAG 2.2 AA] The same in the pseudo-language, whose code isn't valid, and which lengthens the parts of names twice. */
export function expectAccessibleButLanguage(page: Page): Promise<void> {
  return expectNothing(page, TAGS, ['html-lang-valid', 'label-content-name-mismatch']);
}

/** [WCAG 2.2 AA] axe finds nothing that another theme could have changed. */
export function expectAccessibleColours(page: Page): Promise<void> {
  return expectNothing(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
}

/** [WCAG 2.2, 1.4.6] Every text has a contrast of 7 : 1, large text of 4.5 : 1. */
export function expectEnhancedContrast(page: Page): Promise<void> {
  return expectNothing(page, { type: 'rule', values: ['color-contrast-enhanced'] });
}

async function expectNothing(
  page: Page,
  runOnly: string[] | RunOnly,
  without: readonly string[] = [],
): Promise<void> {
  // During an animation a colour is neither the old nor the new one.
  await settle(page);
  await page.evaluate(endOfTextView);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const found = await page.evaluate(
    async ({ runOnly, rules }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
        runOnly,
        rules,
        // Reporting what passed takes as long as finding what fails.
        resultTypes: ['violations'],
        // Only a rule about the orientation of the screen needs the style sheets, and the client doesn't ask for it.
        preload: false,
      });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
      }));
    },
    { runOnly, rules },
  );
  expect(found).toEqual([]);
}

/** Scrolls to the end of the page, where the sticky command line covers nothing. Runs in the page. */
function endOfTextView(): void {
  if (document.querySelector('[data-command]') !== null) scrollTo(0, document.documentElement.scrollHeight);
}
