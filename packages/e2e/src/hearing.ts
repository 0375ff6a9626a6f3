import type { Page } from '@playwright/test';

/** Collects every announcement from now on, since on a busy machine the next one could replace it before it is read. */
export async function hear(page: Page): Promise<() => Promise<string>> {
  const log = await page.evaluateHandle(() => {
    const heard: string[] = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Element && target.matches('[aria-live]')) {
          heard.push(...[...addedNodes].map((node) => node.textContent ?? ''));
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
    return heard;
  });
  return () => log.evaluate((heard) => heard.join('\n'));
}
