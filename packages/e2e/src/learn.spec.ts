import { expect, test } from './fixtures.ts';
import { keyboard, mouse, touch, type Hands } from './hands.ts';
import { Pupil } from './pupil.ts';
import { surroundings, type Size } from './surroundings.ts';

/** A slow reader who taps slowly. */
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

    const title = `a player who only reads the slips finishes the guided game in five minutes, on a ${size} by ${by}`;
    test(title, tag === '' ? {} : { tag }, async ({ start, page, table }) => {
      await start.open();
      await page.getByRole('link', { name: 'Start your first game' }).click();
      const pupil = new Pupil(table, hands, `${size} ${by}`);
      await pupil.follow();
      expect(pupil.reached, 'how far the lesson is').toEqual(pupil.reached.toSorted((a, b) => a - b));
      expect(pupil.reached[0]).toBe(1);
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

/** Each lesson with another input method. */
const SHORT = [
  { lesson: 'expert', size: 'phone', hands: touch, tag: '' },
  { lesson: 'solo', size: 'phone', hands: touch, tag: '@full' },
  { lesson: 'aaa', size: 'desktop', hands: mouse, tag: '@full' },
  { lesson: 'advanced', size: 'desktop', hands: keyboard, tag: '@full' },
] as const;
const MINUTES_SHORT = 2;

for (const { lesson, size, hands, tag } of SHORT) {
  test.describe(`${lesson}, ${size}`, () => {
    test.use(surroundings(size));

    const title = `setting up a game offers the lesson ${lesson} once, and it takes two minutes`;
    test(title, tag === '' ? {} : { tag }, async ({ start, page, table }) => {
      await page.goto(`/#/new/${lesson}`);
      const offer = page.getByRole('link', { name: 'Learn it in two minutes' });
      await offer.click();
      const pupil = new Pupil(table, hands, lesson);
      await pupil.follow();
      const description = `${lesson}: ${pupil.words} words, ${pupil.taps} taps`;
      expect(pupil.words / WORDS_A_MINUTE + pupil.taps / TAPS_A_MINUTE, description).toBeLessThan(
        MINUTES_SHORT,
      );
      await page.getByRole('link', { name: /^Play / }).click();
      await expect(start.begins).toBeVisible();
      expect(new URL(page.url()).hash).toBe(`#/new/${lesson}`);
      await expect(offer).toHaveCount(0);
    });
  });
}

test('an offered lesson that is declined stays away', async ({ page }) => {
  const offer = page.getByText('New to Solo?');
  await page.goto('/#/new/solo');
  await page.getByRole('button', { name: 'Don’t offer the lesson for Solo' }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start game' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Start game' }).waitFor();
  await expect(offer).toHaveCount(0);
});

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
    await page.goto('/#/');
    await page.getByRole('link', { name: /^Continue your first game \(\d+\sof\s13\)$/ }).click();
    await table.ready();
    expect(await table.turnText()).toBe(before);
  });

  test('can be skipped, and the start page no longer leads with it', async ({ page, start }) => {
    await page.goto('/#/learn');
    await page.getByRole('button', { name: 'Skip lesson' }).click();
    await expect(start.play).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start your first game' })).toHaveCount(0);
  });

  test('announces each sentence once and takes no focus', async ({ page, table }) => {
    await page.clock.install();
    await page.goto('/#/learn');
    await expect(table.said).toContainText('Each card gives a number and an action. Tap the lit card.');
    // It disappears and is not said again.
    await page.clock.runFor(6000);
    await expect(table.said).toBeEmpty({ timeout: 2000 });
    await page.keyboard.press('2');
    await expect(table.said).toContainText('Write your 6 in a lit house.');
    expect(await page.evaluate(() => document.activeElement?.closest('aside') ?? null)).toBeNull();
  });
});
