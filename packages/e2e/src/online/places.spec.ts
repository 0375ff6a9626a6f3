import { inspectPage } from '../inspect.ts';
import { SIZES, surroundings, type Size } from '../surroundings.ts';
import { visits } from '../visits.ts';
import { test } from './fixtures.ts';
import type { Player } from './player.ts';
import { tours } from './tours/tours.ts';

/** Everything an online table can show, in every size and theme. */

/** What `npm test` visits. */
const SAMPLE = new Set([
  'the lobby of a host',
  'a table with other players',
  'watching two players',
  'a finished game',
  'an online table as text',
]);

for (const size of Object.keys(SIZES) as Size[]) {
  test.describe(size, () => {
    for (const [i, { title, places }] of tours.entries()) {
      for (const { when, themes, tag } of visits(i, size, SAMPLE.has(title))) {
        test(`${title} is accessible${when}`, { tag }, async ({ person }) => {
          const ada = await person('Ada', surroundings(size));
          const others = new Map<string, Player>();
          const another = async (name: string) => {
            const known = others.get(name) ?? (await person(name));
            others.set(name, known);
            return known;
          };
          for (const { name, go } of places) {
            await test.step(name, async () => {
              await go({ ada, another });
              await inspectPage(ada.page, { name, size, themes });
            });
          }
        });
      }
    }
  });
}
