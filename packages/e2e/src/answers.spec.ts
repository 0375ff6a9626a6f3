import { describeSheet, type Position } from 'picket-engine';
import type { Locator, Page } from '@playwright/test';
import { gameAfter, lookFor } from './arranged/games.ts';
import { gapCode, lonelyHouses, lotCode, readyPlans, stepsOf, type Lonely } from './arranged/moments.ts';
import { expect, test } from './fixtures.ts';
import { openSettings } from './preferences.ts';
import { surroundings } from './surroundings.ts';

// Moments are animated, and `npm test` reduces motion by default.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    /** The sounds and vibrations since the page loaded. */
    senses: string[];
  }
}

/** Records sounds and vibrations. */
async function watchSenses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.senses = [];
    const Played = GainNode;
    AudioContext.prototype.createGain = function () {
      window.senses.push('sound');
      return new Played(this);
    };
    navigator.vibrate = () => {
      window.senses.push('vibration');
      return true;
    };
  });
}

const sensed = (page: Page, what: 'sound' | 'vibration') =>
  page.evaluate((name) => window.senses.includes(name), what);

async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

const completeIn = (sheet: Parameters<typeof describeSheet>[0]): number =>
  describeSheet(sheet).streets.flatMap(({ estates }) => estates.filter(({ state }) => state === 'complete'))
    .length;

/** A house whose number completes an estate and then asks for a fence. */
function finishing(position: Position): Lonely | undefined {
  return lonelyHouses(position).find(
    ({ action, draft }) =>
      action === 'fence' &&
      stepsOf(draft, 'fence').length > 0 &&
      completeIn(draft.turn.sheet) === completeIn(position.sheet) + 1,
  );
}

for (const size of ['phone', 'desktop'] as const) {
  test.describe(size, () => {
    test.use(surroundings(size));

    const tag = size === 'desktop' ? [] : ['@full'];
    test(
      'a completed estate shows its points there, counts up the sign, and is gone in two seconds',
      { tag },
      async ({ page, table, resume }) => {
        await watchSenses(page);
        const { game, found } = lookFor(finishing);
        await resume(game);
        await table.tapCell(lotCode(found.spot));
        const seal = page.locator('svg.pk-sheet [data-answer=estate]');
        await expect(seal.filter({ hasText: /^Estate of \d ✓$/ })).toHaveCount(1);
        await expect(seal.filter({ hasText: /^\+\d+$/ })).toHaveCount(1);
        await expect.poll(() => sensed(page, 'sound')).toBe(true);
        expect(await sensed(page, 'vibration')).toBe(true);
        await expect(page.locator('[data-answer]')).toHaveCount(0, { timeout: 2000 });
      },
    );

    test(
      'two taps 50 ms apart are never lost, even during animations',
      { tag: size === 'phone' ? [] : ['@full'] },
      async ({ page, table, resume }) => {
        const { game, found } = lookFor(finishing);
        const [fence] = stepsOf(found.draft, 'fence');
        await resume(game);
        const lot = await middleOf(table.cell(lotCode(found.spot)));
        await table.tapCell(lotCode(found.spot));
        const gap = await middleOf(table.cell(gapCode(fence?.at ?? [0, 0])));
        await page.keyboard.press('u');
        for (let pair = 0; pair < 10; pair++) {
          await page.mouse.click(...lot);
          await page.waitForTimeout(50);
          await page.mouse.click(...gap);
          await expect(table.bar).toContainText('Put up a fence');
          await page.keyboard.press('u');
          await page.waitForTimeout(50);
          await page.keyboard.press('u');
          await expect(table.undo).toHaveAttribute('aria-disabled', 'true');
        }
      },
    );
  });
}

test.describe('desktop', () => {
  test.use(surroundings('desktop'));

  test('a tap before the page has caught up with the ink goes to what it is about to show', async ({
    page,
    table,
    resume,
  }) => {
    const { game, found } = lookFor((position) =>
      lonelyHouses(position).find(
        ({ action, draft }) => action === 'improve' && stepsOf(draft, 'improve').length > 0,
      ),
    );
    const size = stepsOf(found.draft, 'improve')[0]?.size ?? 0;
    await resume(game);
    await page.evaluate((column) => {
      addEventListener(
        'click',
        () => {
          const target = document.querySelector(column) as Element;
          const { left, top, width, height } = target.getBoundingClientRect();
          const place = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true };
          target.dispatchEvent(new PointerEvent('pointerdown', place));
          target.dispatchEvent(new MouseEvent('click', place));
        },
        { once: true },
      );
    }, `[data-explain="value ${size}"] .face`);
    await table.tapCell(lotCode(found.spot));
    await expect(table.bar).toContainText(`Raised the value of estates of size ${size}`);
  });
});

test('a mark is seen, heard and spoken in one frame', async ({ page, table, resume }) => {
  await watchSenses(page);
  const { game, found } = lookFor(finishing);
  await resume(game);
  // The first tap of a page also starts its audio.
  await table.tapCell(lotCode(found.spot));
  await page.keyboard.press('u');
  await expect(page.locator('[data-answer]')).toHaveCount(0);
  const frame = page.evaluate(() => {
    window.senses = [];
    return new Promise<object>((done) =>
      addEventListener(
        'pointerup',
        () =>
          requestAnimationFrame(() =>
            done({
              ink: document.querySelector('[data-answer=estate]') !== null,
              heard: window.senses.includes('sound'),
              spoken:
                document.querySelector('[aria-live=polite]')?.textContent?.includes('Estate of') === true,
            }),
          ),
        { capture: true, once: true },
      ),
    );
  });
  await table.tapCell(lotCode(found.spot));
  expect(await frame).toEqual({ ink: true, heard: true, spoken: true });
});

test('a plan is a larger moment, and the next tap ends it', async ({ page, table, resume }) => {
  const { game, found } = lookFor((position) =>
    lonelyHouses(position).find(({ action, draft }) => action === 'park' && readyPlans(draft).length > 0),
  );
  await resume(game);
  await table.tapCell(lotCode(found.spot));
  // It lasts less than two seconds, so look for it first.
  const moment = page.waitForSelector('.moment[data-answer]');
  await table.tap(table.button(/^Claim plan/).first());
  await moment;
  await page.keyboard.press('u');
  await expect(page.locator('[data-answer]')).toHaveCount(0, { timeout: 500 });
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('points still appear as text, and the sound stays on', async ({ page, table, resume }) => {
    await watchSenses(page);
    const { game, found } = lookFor(finishing);
    await resume(game);
    await table.tapCell(lotCode(found.spot));
    await expect(page.locator('[data-answer=estate]').filter({ hasText: /^\+\d+$/ })).toBeVisible();
    await expect.poll(() => sensed(page, 'sound')).toBe(true);
  });
});

test('sound is on after the first tap, and one switch turns it off', async ({ page, table, resume }) => {
  await watchSenses(page);
  const write = async () => {
    await resume(gameAfter(0));
    await page.keyboard.press('1');
    await table.cell('lot 1 5').focus();
    await page.keyboard.press('Enter');
    await expect(table.log).not.toHaveCount(0);
  };
  await write();
  await expect.poll(() => sensed(page, 'sound')).toBe(true);
  await page.goto('/#/');
  await openSettings(page);
  await page.getByRole('switch', { name: /^Sound/ }).setChecked(false, { force: true });
  await page.reload();
  await write();
  await expect.poll(() => sensed(page, 'vibration')).toBe(true);
  expect(await sensed(page, 'sound')).toBe(false);
});

test('calm: no sound, no vibration, no motion', async ({ page, table, resume }) => {
  await watchSenses(page);
  await page.goto('/#/');
  await openSettings(page);
  await page.getByRole('switch', { name: /^Calm/ }).setChecked(true, { force: true });
  const { game, found } = lookFor(finishing);
  await resume(game);
  await table.tapCell(lotCode(found.spot));
  await expect(page.locator('[data-answer=estate]').filter({ hasText: /^\+\d+$/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
  await expect(page.locator('[data-answer]')).toHaveCount(0, { timeout: 2000 });
  expect(await page.evaluate(() => window.senses)).toEqual([]);
});
