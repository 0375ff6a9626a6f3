import { expectBoxes } from '../expectBoxes.ts';
import { surroundings } from '../surroundings.ts';
import { test } from './fixtures.ts';
import type { Player } from './player.ts';
import { tours } from './tours/tours.ts';

/** Every page of online tables, on every screen and with every text size. */

for (const { title, places } of tours) {
  test(`${title}: nothing is cut off, nothing overlaps`, { tag: ['@full'] }, async ({ person }) => {
    const ada = await person('Ada', surroundings('phone'));
    const others = new Map<string, Player>();
    const another = async (name: string) => {
      const known = others.get(name) ?? (await person(name));
      others.set(name, known);
      return known;
    };
    for (const { name, go } of places) {
      await test.step(name, async () => {
        await go({ ada, another });
        await expectBoxes(ada.page);
      });
    }
  });
}
