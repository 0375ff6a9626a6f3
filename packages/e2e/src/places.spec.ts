import { test } from './fixtures.ts';
import { inspectPage } from './inspect.ts';
import { places } from './places/places.ts';
import { expectReference } from './references.ts';
import { SIZES, surroundings, type Size } from './surroundings.ts';
import { visits } from './visits.ts';

/** Everything the client can show, in every size and theme. */

for (const size of Object.keys(SIZES) as Size[]) {
  test.describe(size, () => {
    test.use({ ...surroundings(size), contextOptions: { reducedMotion: 'reduce' } });

    for (const [i, { name, go }] of places.entries()) {
      for (const { when, themes, isSample, tag } of visits(i, size)) {
        test(`${name} is accessible${when}`, { tag }, async ({ page, context, start, table, resume }) => {
          await go({ page, context, start, table, resume });
          await inspectPage(page, { name, size, themes });
          if (isSample) await expectReference(page, i);
        });
      }
    }
  });
}
