import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';
import { settle } from './settle.ts';
import { SIZES } from './surroundings.ts';

/** Nothing of the table is cut off during any turn. */

const TURNS = 4;
/** The smallest height at which everything is on one screen. */
const ALL = { ...SIZES, low: { viewport: { width: 1280, height: 720 }, hasTouch: false } };

/** Buttons cut off by the screen, tracks that overflow the ledger, hidden sentences. */
async function cutOff(page: Page): Promise<string[]> {
  await settle(page);
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const buttons = all('button, a[href]').filter((button) => {
      const { left, right, width } = button.getBoundingClientRect();
      return width > 0 && (left < -1 || right > innerWidth + 1);
    });
    const tracks = all('aside .tracks').filter(
      ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1,
    );
    const sentences = all('.say p').filter((sentence) => {
      const { left, top, bottom } = sentence.getBoundingClientRect();
      return [top + 2, bottom - 2].some((y) => {
        const hit = document.elementFromPoint(left + 2, y);
        return y < innerHeight && hit?.closest('.say') !== sentence.parentElement;
      });
    });
    return [...buttons, ...tracks, ...sentences].map((element) => element.outerHTML.slice(0, 160));
  });
}

for (const [name, size] of Object.entries(ALL)) {
  test.describe(name, () => {
    test.use(size);

    // The tightest size of each layout; the proofs check the others.
    const tag = name === 'phone' ? [] : ['@full'];
    test('every step of several turns fits the screen', { tag }, async ({ start, table, page }) => {
      await start.begin({ advanced: true, seed: 'targets' });
      await table.ready();
      const robot = new Robot(table, 'targets');
      for (let turn = 0; turn < TURNS; turn++) {
        for (let tap = 0; tap < 6; tap++) {
          const scene = await table.scene();
          expect(await cutOff(page), JSON.stringify(scene)).toEqual([]);
          if (!(await robot.tapSomething(scene))) break;
        }
        await robot.playTurn();
      }
      // A tap on a numbered house explains why not, with a link to the rule.
      await page.locator('[role=gridcell][aria-disabled=true]').first().click({ force: true });
      await expect(page.getByRole('button', { name: /^Why\? Rule / }).first()).toBeVisible();
      expect(await cutOff(page)).toEqual([]);
    });
  });
}
