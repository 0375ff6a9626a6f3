import type { Options } from 'picket-engine';
import type { Page } from '@playwright/test';

/** The stored part of a game that the page has just started. */
export interface Begun {
  readonly options: Options;
  readonly bots?: readonly (string | null)[];
  readonly without?: readonly string[];
}

/** Waits until a game is on the table, and returns its options. */
export async function begun(page: Page): Promise<Begun> {
  await page.waitForURL(/#\/game\//);
  // With several players, the first one has to take the device before anything is shown.
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    return document.title.includes('round 1') || heading.endsWith('is next');
  });
  const id = decodeURIComponent(page.url().split('/').at(-1) ?? '');
  return page.evaluate(
    (id) =>
      new Promise<Begun>((done) => {
        const request = indexedDB.open('picket');
        request.addEventListener('success', () => {
          const found = request.result.transaction('games').objectStore('games').get(id);
          found.addEventListener('success', () => {
            request.result.close();
            done(found.result as Begun);
          });
        });
      }),
    id,
  );
}
