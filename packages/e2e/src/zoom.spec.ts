import { boxFaults } from './boxFaults.ts';
import { expect, test } from './fixtures.ts';
import { outOfReach } from './outOfReach.ts';
import { galleryPlaces } from './places/galleryPlaces.ts';
import { places } from './places/places.ts';
import { sticksOut } from './sticksOut.ts';
import { surroundings } from './surroundings.ts';

/** [WCAG 2.2, 1.4.4 and 1.4.10] Every page at 200 % and 400 % of a window of 1280 × 1024. */

const SHOTS = `${import.meta.dirname}/../shots/zoom`;
const WINDOW = { width: 1280, height: 1024 };
const ZOOMS = [2, 4];
const isSample = process.env['PICKET_SAMPLE'] !== undefined;
/** What `npm test` visits. */
const SAMPLE = new Set(['start', 'game', 'question', 'end', 'settings']);

test.use({ ...surroundings('phone'), contextOptions: { reducedMotion: 'reduce' } });

for (const { name, go } of places.filter((place) => !galleryPlaces.includes(place))) {
  const tag = SAMPLE.has(name) ? [] : ['@full'];
  test(`${name}: nothing is lost at high zoom`, { tag }, async ({ page, context, start, table, resume }) => {
    await go({ page, context, start, table, resume });
    for (const zoom of ZOOMS) {
      // The viewport at this zoom.
      await page.setViewportSize({ width: WINDOW.width / zoom, height: WINDOW.height / zoom });
      const when = `${zoom * 100} %`;
      expect.soft([...(await boxFaults(page)), ...(await sticksOut(page))], when).toEqual([]);
      if (!isSample) await page.screenshot({ path: `${SHOTS}/${name}-${zoom * 100}.png` });
      expect.soft(await outOfReach(page), when).toEqual([]);
    }
  });
}
