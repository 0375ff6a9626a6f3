import { nearEnd } from './arranged/games.ts';
import { expect, test } from './fixtures.ts';
import { Stranger } from './stranger.ts';
import { surroundings, type Size } from './surroundings.ts';

for (const size of ['phone', 'desktop'] satisfies Size[]) {
  test.describe(size, () => {
    test.use(surroundings(size));

    const title = `random taps on highlighted controls finish a solo game, on a ${size}`;
    test(title, { tag: '@full' }, async ({ start, page }) => {
      await start.open('stranger');
      await start.door('solo').click();
      const stranger = new Stranger(page, size);
      await stranger.until(/final scores/);
      const rounds = /(\d+) rounds/.exec(await page.getByRole('banner').innerText())?.[1];
      expect(Number(rounds)).toBeGreaterThan(5);
      const description = `${size}: ${rounds} rounds in ${stranger.taps} taps`;
      test.info().annotations.push({ type: 'stranger', description });
    });
  });
}

test.describe('first and last rounds', () => {
  test.use(surroundings('phone'));

  test('random taps on highlighted controls start a solo game, and finish one', async ({
    start,
    resume,
    page,
  }) => {
    await start.open('stranger');
    await start.door('solo').click();
    await new Stranger(page, 'begins').until(/round 3/);
    await resume(nearEnd({ mode: 'solo' }));
    await new Stranger(page, 'finishes').until(/final scores/);
  });
});
