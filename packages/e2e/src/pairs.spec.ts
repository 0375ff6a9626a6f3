import { FastRandom } from 'picket-engine/fast';
import type { Page } from '@playwright/test';
import { gameAfter } from './arranged/games.ts';
import { expect, test } from './fixtures.ts';
import { painted } from './painted.ts';
import { surroundings } from './surroundings.ts';
import type { Table } from './table.ts';

/** A second tap shortly after the first is never lost, even during animations. */

// Moments are animated, and `npm test` reduces motion by default.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const GAP_MS = 50;
/** Each opens a game after this many rounds. */
const OPENINGS = 10;
const PAIRS = process.env['PICKET_SAMPLE'] === undefined ? 50 : 2;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The centres of everything that a tap would mark now. */
function lit(page: Page): Promise<Point[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[role=gridcell]:not([aria-disabled=true]), div.chips button, button[data-size], [data-offer] > button',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, element };
      })
      .filter(({ x, y, element }) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      })
      .map(({ x, y }) => ({ x, y })),
  );
}

/** Everything on the page that depends on the draft, once it is shown. */
async function turnNow(table: Table): Promise<string> {
  await painted(table.page);
  await table.page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => 0))),
  );
  return table.turnText();
}

async function undoAll({ page, undo }: Table): Promise<void> {
  for (let i = 0; (await undo.getAttribute('aria-disabled')) !== 'true'; i++) {
    if (i > 20) throw new Error('Undo does not end.');
    await page.keyboard.press('u');
    await painted(page);
  }
  await page.keyboard.press('Escape');
  await painted(page);
}

for (const size of ['phone', 'desktop'] as const) {
  test.describe(size, () => {
    test.use(surroundings(size));
    for (let opening = 0; opening < OPENINGS; opening++) {
      const title = `${PAIRS} pairs of taps ${GAP_MS} ms apart after ${opening * 2} rounds: none is lost`;
      test(title, { tag: '@full' }, async ({ page, table, resume }) => {
        const tap = ({ x, y }: Point) =>
          size === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
        const random = new FastRandom(`pairs ${size} ${opening}`);
        const any = (points: readonly Point[]) => points[random.below(points.length)] as Point;
        await resume(gameAfter(opening * 2, { advanced: opening % 2 === 1 }));
        let pairs = 0;
        while (pairs < PAIRS) {
          // Slowly first, to know which second taps are possible and what both do.
          const one = any(await lit(page));
          await tap(one);
          await turnNow(table);
          const others = await lit(page);
          if (others.length === 0) {
            await undoAll(table);
            continue;
          }
          const other = any(others);
          await tap(other);
          const slow = await turnNow(table);
          await undoAll(table);
          await tap(one);
          await page.waitForTimeout(GAP_MS);
          await tap(other);
          expect(await turnNow(table), JSON.stringify([one, other])).toBe(slow);
          await undoAll(table);
          pairs++;
        }
        test.info().annotations.push({ type: 'pairs', description: `${pairs} pairs` });
      });
    }
  });
}
