import { gameAfter } from './arranged/games.ts';
import { boxFaults } from './boxFaults.ts';
import { changeSettings } from './changeSettings.ts';
import { expect, test } from './fixtures.ts';
import { galleryPlaces } from './places/galleryPlaces.ts';
import { places } from './places/places.ts';
import { Robot } from './robot.ts';
import { settle } from './settle.ts';
import { sticksOut } from './sticksOut.ts';
import { SIZES, surroundings } from './surroundings.ts';
import { targetFaults } from './targets.ts';

/** The text size of the settings, up to 200 %. */

const SHOTS = `${import.meta.dirname}/../shots/largeText`;
const isSample = process.env['PICKET_SAMPLE'] !== undefined;
const TEXT_SIZES = isSample ? [150, 200] : [110, 120, 130, 140, 150, 160, 170, 180, 190, 200];
/** What `npm test` visits with the largest text. */
const SAMPLE = new Set(['start', 'game', 'question', 'menu', 'end', 'settings']);

test.describe('on a desktop', () => {
  test.use({ ...surroundings('desktop'), contextOptions: { reducedMotion: 'reduce' } });

  test('everything of a table is on one screen with every text size', async ({ page, table, resume }) => {
    await resume(gameAfter(8, { advanced: true }));
    const sentence = page.locator('[data-say]');
    const lettersOf = () => sentence.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
    const usual = await lettersOf();
    for (const textSize of TEXT_SIZES) {
      const when = `${textSize} %`;
      await changeSettings(page, { textSize });
      await settle(page);
      await expect(page.locator('[data-table=wide]'), when).toBeVisible();
      const { scrollHeight, clientHeight } = await page.evaluate(() => document.documentElement);
      expect(scrollHeight, when).toBe(clientHeight);
      await expect(table.confirm, when).toBeInViewport({ ratio: 1 });
      // The instruction grows at least as much as everything else.
      expect((await lettersOf()) / usual, when).toBeGreaterThanOrEqual(textSize / 100 - 0.001);
      const faults = [...(await boxFaults(page)), ...(await sticksOut(page)), ...(await targetFaults(page))];
      expect.soft(faults, when).toEqual([]);
      await new Robot(table, 'letters').playTurn();
    }
  });

  test('the start page needs no scrolling with any text size', async ({ page, start }) => {
    await start.open();
    for (const textSize of TEXT_SIZES) {
      await changeSettings(page, { textSize });
      const faults = [...(await boxFaults(page)), ...(await sticksOut(page))];
      expect.soft(faults, `${textSize} %`).toEqual([]);
      const { scrollHeight, clientHeight } = await page.evaluate(() => document.documentElement);
      expect.soft(scrollHeight, `${textSize} %`).toBe(clientHeight);
    }
  });
});

test.describe('every page', () => {
  test.use({ ...surroundings('phone'), contextOptions: { reducedMotion: 'reduce' } });

  for (const { name, go } of places.filter((place) => !galleryPlaces.includes(place))) {
    const tag = SAMPLE.has(name) ? [] : ['@full'];
    test(
      `${name}: nothing is cut off with text at 200 %`,
      { tag },
      async ({ page, context, start, table, resume }) => {
        await go({ page, context, start, table, resume });
        for (const textSize of isSample ? [200] : [150, 200]) {
          await changeSettings(page, { textSize });
          for (const size of ['phone', 'desktop'] as const) {
            await page.setViewportSize(SIZES[size].viewport);
            const faults = [
              ...(await boxFaults(page)),
              ...(await sticksOut(page)),
              ...(await targetFaults(page)),
            ];
            expect.soft(faults, `${size} at ${textSize} %`).toEqual([]);
            if (!isSample) await page.screenshot({ path: `${SHOTS}/${name}-${size}-${textSize}.png` });
          }
        }
      },
    );
  }
});
