import { nearEnd } from './arranged/games.ts';
import { expect, test } from './fixtures.ts';
import { keyboard, mouse, touch, type Hands } from './hands.ts';
import { Robot } from './robot.ts';
import { surroundings, type Size } from './surroundings.ts';

const WAYS: readonly { readonly way: string; readonly hands: Hands; readonly size: Size }[] = [
  { way: 'by mouse', hands: mouse, size: 'desktop' },
  { way: 'by touch on a phone', hands: touch, size: 'phone' },
  { way: 'by keyboard alone', hands: keyboard, size: 'desktop' },
];

for (const { way, hands, size } of WAYS) {
  test.describe(way, () => {
    test.use(surroundings(size));

    const tag = hands === mouse ? ['@full'] : [];
    test(`a solo game is played to its end, ${way}`, { tag }, async ({ resume, table, page }) => {
      await resume(nearEnd({ mode: 'solo' }));
      table.hands = hands;
      expect(await new Robot(table, way).playGame()).toBeGreaterThan(1);
      await expect(page).toHaveTitle(/final scores/);
    });

    test(`a whole solo game, ${way}`, { tag: '@full' }, async ({ start, table, page }) => {
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
  await start.begin({ kind: 'together', seed: 'together' });
  await table.ready();
  await new Robot(table, 'together').playGame();
  await expect(page).toHaveTitle(/final scores/);
});
