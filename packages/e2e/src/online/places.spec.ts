import { inspectPage } from '../inspect.ts';
import { SIZES, surroundings, type Size } from '../surroundings.ts';
import { visits } from '../visits.ts';
import { test } from './fixtures.ts';
import { onlinePlaces } from './places.ts';

/** Everything an online table can show, in every size and theme. */

for (const size of Object.keys(SIZES) as Size[]) {
  test.describe(size, () => {
    for (const [i, { name, go }] of onlinePlaces.entries()) {
      for (const { when, themes, tag } of visits(i, size)) {
        test(`${name} is accessible${when}`, { tag }, async ({ person }) => {
          const ada = await person('Ada', surroundings(size));
          await go({ ada, another: (other) => person(other) });
          await inspectPage(ada.page, { name, size, themes });
        });
      }
    }
  });
}
