import { expectForEverybody, visits } from './forEverybody.ts';
import { test } from './fixtures.ts';
import { aroundPlaces } from './places/aroundPlaces.ts';
import { keptPlaces } from './places/keptPlaces.ts';
import { modePlaces } from './places/modePlaces.ts';
import { setupPlaces } from './places/setupPlaces.ts';
import { startPlaces } from './places/startPlaces.ts';
import { turnPlaces } from './places/turnPlaces.ts';
import { SIZES, surroundings, type Size } from './surroundings.ts';

/** Everything that the client can show, in every size and theme. */

const PLACES = [...startPlaces, ...setupPlaces, ...turnPlaces, ...modePlaces, ...aroundPlaces, ...keptPlaces];

for (const size of Object.keys(SIZES) as Size[]) {
  test.describe(size, () => {
    test.use({ ...surroundings(size), contextOptions: { reducedMotion: 'reduce' } });

    for (const [i, { name, go }] of PLACES.entries()) {
      for (const { when, themes, tag } of visits(i, size)) {
        test(`${name} is for everybody${when}`, { tag }, async ({ page, context, start, table, resume }) => {
          await go({ page, context, start, table, resume });
          await expectForEverybody(page, { name, size, themes });
        });
      }
    }
  });
}
