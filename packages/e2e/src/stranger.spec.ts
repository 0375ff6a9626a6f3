import { expect, test } from './fixtures.ts';
import { Stranger } from './stranger.ts';
import { surroundings, type Size } from './surroundings.ts';

for (const size of ['phone', 'desktop'] satisfies Size[]) {
  test.describe(size, () => {
    test.use(surroundings(size));

    test(`random taps on highlighted controls finish a solo game, on a ${size}`, async ({ start, page }) => {
      test.setTimeout(300_000);
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
