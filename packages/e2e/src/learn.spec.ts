import { expect, test } from './fixtures.ts';
import { keyboard, mouse, touch, type Hands } from './hands.ts';
import { Pupil } from './pupil.ts';
import { surroundings, type Size } from './surroundings.ts';

/** A slow reader with slow hands. */
const WORDS_A_MINUTE = 200;
const TAPS_A_MINUTE = 30;
const MINUTES = 5;

const WAYS: readonly {
  readonly size: Size;
  readonly by: string;
  readonly hands: Hands;
  readonly tag: string;
}[] = [
  { size: 'phone', by: 'touch', hands: touch, tag: '' },
  { size: 'desktop', by: 'mouse', hands: mouse, tag: '@full' },
  { size: 'desktop', by: 'keys', hands: keyboard, tag: '@full' },
];

for (const { size, by, hands, tag } of WAYS) {
  test.describe(`${size}, ${by}`, () => {
    test.use(surroundings(size));

    const title = `someone who only reads the slips finishes the guided game in five minutes, on a ${size} by ${by}`;
    test(title, tag === '' ? {} : { tag }, async ({ start, page, table }) => {
      await start.open();
      await page.getByRole('link', { name: 'Start your first game' }).click();
      const pupil = new Pupil(table, hands, `${size} ${by}`);
      await pupil.follow();
      const minutes = pupil.words / WORDS_A_MINUTE + pupil.taps / TAPS_A_MINUTE;
      const description = `${size} by ${by}: ${pupil.words} words, ${pupil.taps} taps`;
      test.info().annotations.push({ type: 'lesson', description });
      expect(minutes, description).toBeLessThan(MINUTES);
      await page.getByRole('button', { name: 'Now a whole game against a gentle bot' }).click();
      await page.waitForURL(/#\/game\//);
      await expect(table.confirm).toBeVisible();
    });
  });
}

test.describe('the guided game', () => {
  test.use(surroundings('phone'));

  test('continues after a reload, and leaves nothing among the towns', async ({ page, table }) => {
    await page.goto('/#/learn');
    const pupil = new Pupil(table, touch, 'reload');
    await pupil.follow(6);
    const before = await table.turnText();
    const title = await page.title();
    await page.reload();
    await table.ready();
    expect(await page.title()).toBe(title);
    expect(await table.turnText()).toBe(before);
    await page.goto('/#/games');
    await expect(page.getByText('Linden Falls')).toHaveCount(0);
  });

  test('can be skipped, and the start page no longer leads with it', async ({ page, start }) => {
    await page.goto('/#/learn');
    await page.getByRole('button', { name: 'Skip lesson' }).click();
    await expect(start.play).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start your first game' })).toHaveCount(0);
  });

  test('announces each sentence and takes no focus', async ({ page, table }) => {
    await page.goto('/#/learn');
    await expect(table.said).toContainText('Each card gives a number and an action. Tap the lit card.');
    await page.keyboard.press('2');
    await expect(table.said).toContainText('Write your 6 in a lit house.');
    expect(await page.evaluate(() => document.activeElement?.closest('aside') ?? null)).toBeNull();
  });
});
