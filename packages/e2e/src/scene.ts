import type { Page } from '@playwright/test';
import { painted } from './painted.ts';

/** Everything that can be done now, read from the page at once. */
export interface Scene {
  readonly title: string;
  /** Codes of the enabled cells: `lot 0 3`, `gap 1 4`, `estate 2 0`. */
  readonly cells: readonly string[];
  /** Names of the small buttons that offer a choice. */
  readonly chips: readonly string[];
  /** Sizes of estates that can be raised. */
  readonly columns: readonly string[];
  readonly ready: boolean;
  readonly over: boolean;
  /** The name on the button that passes the device on. */
  readonly pass: string | undefined;
}

/** Everything on the page that a scene consists of. */
export async function look(page: Page) {
  await painted(page);
  return page.evaluate(() => {
    const seen = (element: Element) => element.getClientRects().length > 0;
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(seen);
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    const names = (selector: string) => all(selector).map(nameOf);
    const confirm = all('[data-confirm]');
    return {
      title: document.title,
      cells: all('[role=gridcell][aria-disabled=false]').map((cell) => cell.getAttribute('data-cell') ?? ''),
      chips: names('div.chips button'),
      columns: names('button').filter((name) => name.endsWith('Raise it.')),
      present: confirm.length > 0,
      ready: confirm.some((button) => button.getAttribute('aria-disabled') !== 'true'),
      over: /final scores/.test(document.title),
      buttons: names('button'),
    };
  });
}
