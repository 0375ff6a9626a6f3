import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { aroundPlaces } from './places/aroundPlaces.ts';
import { keptPlaces } from './places/keptPlaces.ts';
import { modePlaces } from './places/modePlaces.ts';
import { setupPlaces } from './places/setupPlaces.ts';
import { startPlaces } from './places/startPlaces.ts';
import { turnPlaces } from './places/turnPlaces.ts';
import { settle } from './settle.ts';
import { sticksOut } from './sticksOut.ts';
import { SIZES, surroundings, THEMES, type Size, type Theme } from './surroundings.ts';
import { targetFaults } from './targets.ts';

/**
 * Everything that the client can show, in every size and theme: a picture of it is taken for a person to look at, axe finds
 * nothing, nothing sticks out, and on a phone fingers find their targets. `npm test` looks at each of them once, in turn on a
 * phone by day and on a desktop in the evening; the rest is tagged, and left to `npm run e2e -- places` and to the proof.
 */

const PICTURES = `${import.meta.dirname}/../shots`;
const SAMPLE = ['phone light', 'desktop evening'];

const PLACES = [...startPlaces, ...setupPlaces, ...turnPlaces, ...modePlaces, ...aroundPlaces, ...keptPlaces];

for (const size of Object.keys(SIZES) as Size[]) {
  for (const theme of Object.keys(THEMES) as Theme[]) {
    test.describe(`${size}, ${theme}`, () => {
      test.use({ ...surroundings(size, theme), contextOptions: { reducedMotion: 'reduce' } });

      for (const [i, { name, go, axe = true }] of PLACES.entries()) {
        const tag = SAMPLE[i % SAMPLE.length] === `${size} ${theme}` ? [] : ['@full'];

        test(`${name} is for everybody`, { tag }, async ({ page, context, start, table, resume }) => {
          await go({ page, context, start, table, resume });
          await settle(page);
          await page.screenshot({ path: `${PICTURES}/${name}-${size}-${theme}.png` });
          expect.soft(await sticksOut(page)).toEqual([]);
          if (size === 'phone') expect.soft(await targetFaults(page)).toEqual([]);
          if (axe) await expectAccessible(page);
        });
      }
    });
  }
}
