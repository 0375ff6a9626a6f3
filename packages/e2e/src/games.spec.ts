import { expect, test } from './fixtures.ts';
import { keyboard, mouse, touch, type Hands } from './hands.ts';
import { Robot } from './robot.ts';
import { surroundings, type Size } from './surroundings.ts';

/** A whole game takes a while, especially on a busy machine. */
const WHOLE_GAME = 300_000;

const WAYS: readonly { readonly way: string; readonly hands: Hands; readonly size: Size }[] = [
  { way: 'by mouse', hands: mouse, size: 'desktop' },
  { way: 'by touch on a phone', hands: touch, size: 'phone' },
  { way: 'by keyboard alone', hands: keyboard, size: 'desktop' },
];

for (const { way, hands, size } of WAYS) {
  test.describe(way, () => {
    test.use(surroundings(size));

    test(`a whole solo game, ${way}`, async ({ start, table, page }) => {
      test.setTimeout(WHOLE_GAME);
      await start.begin({ kind: 'solo', seed: way.replaceAll(' ', '-') });
      table.hands = hands;
      await table.ready();
      const turns = await new Robot(table, way).playGame();
      expect(turns).toBeGreaterThan(5);
      await expect(page).toHaveTitle(/final scores/);
    });
  });
}

test('two players pass the device and finish', { tag: '@full' }, async ({ start, table, page }) => {
  test.setTimeout(WHOLE_GAME);
  await start.begin({ kind: 'together', seed: 'together' });
  await table.ready();
  await new Robot(table, 'together').playGame();
  await expect(page).toHaveTitle(/final scores/);
});
