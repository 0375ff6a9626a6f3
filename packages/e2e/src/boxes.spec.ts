import { builtIn, EDITIONS } from 'picket-engine';
import { gameAfter } from './arranged/games.ts';
import { boxFaults } from './boxFaults.ts';
import { test } from './fixtures.ts';
import { expectBoxes } from './expectBoxes.ts';
import { galleryPlaces } from './places/galleryPlaces.ts';
import { places } from './places/places.ts';
import { surroundings } from './surroundings.ts';

/** Every page that players see, on every screen and with every text size. */

test.use({ ...surroundings('phone'), contextOptions: { reducedMotion: 'reduce' } });

for (const { name, go } of places.filter((place) => !galleryPlaces.includes(place))) {
  test(
    `${name}: nothing is cut off, nothing overlaps`,
    { tag: '@full' },
    async ({ page, context, start, table, resume }) => {
      await go({ page, context, start, table, resume });
      await expectBoxes(page);
    },
  );
}

/** Plans are dealt at random: together, these games show all of them. */
for (const edition of EDITIONS) {
  const slots = Map.groupBy(builtIn.editions[edition]?.plans ?? [], ({ slot }) => slot);
  const most = Math.max(...[...slots.values()].map(({ length }) => length));
  for (let i = 0; i < most; i++) {
    const shown = [...slots.values()].map((cards) => cards[i % cards.length]?.id ?? '');
    test(`plans ${shown.join(', ')} of ${edition} fit`, { tag: '@full' }, async ({ page, table, resume }) => {
      await resume(gameAfter(1, { edition, advanced: true, players: ['Ada', 'Bob', 'Cy'], plans: shown }));
      await table.button('I’m Ada').click();
      await table.confirm.waitFor();
      await expectBoxes(page);
    });
  }
}

test('text that is cut off or overlaps is found', async ({ page }) => {
  await page.setContent(`
    <p style="width: 40px; overflow: hidden; white-space: nowrap">Far too many words for this</p>
    <p>Below</p><p style="margin-top: -36px">Above</p>
    <button style="width: 30px; white-space: nowrap">Sticks out</button>
    <p style="position: absolute; left: 340px; white-space: nowrap">Leaves the page</p>
    <p style="width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Shortened on purpose</p>
    <p style="width: 40px; overflow: auto; white-space: nowrap">Can be scrolled to</p>`);
  const faults = (await boxFaults(page)).map((fault) => fault.replace(/ (of|by) .*/, ''));
  test
    .expect(new Set(faults))
    .toEqual(
      new Set([
        '“Far too many words for this” is cut off',
        '“Above” and “Below” overlap',
        '“Sticks out” sticks out',
        '“Leaves the page” leaves the page',
      ]),
    );
});
