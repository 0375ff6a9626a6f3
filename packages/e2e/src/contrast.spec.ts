import { expectEnhancedContrast } from './axe.ts';
import { changeSettings } from './changeSettings.ts';
import { gameAfter } from './arranged/games.ts';
import { expect, test } from './fixtures.ts';
import { galleryPlaces } from './places/galleryPlaces.ts';
import { places } from './places/places.ts';
import { settle } from './settle.ts';
import { SIZES, surroundings, THEMES } from './surroundings.ts';

/** High contrast and forced colours. */

const SHOTS = `${import.meta.dirname}/../shots/contrast`;
const isSample = process.env['PICKET_SAMPLE'] !== undefined;
/** What `npm test` visits. */
const SAMPLE = new Set(['start', 'game', 'question', 'settings']);

test.use({ ...surroundings('phone'), contextOptions: { reducedMotion: 'reduce' } });

for (const { name, go } of places.filter((place) => !galleryPlaces.includes(place))) {
  const tag = SAMPLE.has(name) ? [] : ['@full'];
  test(
    `${name}: in high contrast every text has 7 : 1`,
    { tag },
    async ({ page, context, start, table, resume }) => {
      await go({ page, context, start, table, resume });
      await changeSettings(page, { contrast: 'more' });
      for (const size of ['phone', 'desktop'] as const) {
        await page.setViewportSize(SIZES[size].viewport);
        for (const [theme, colorScheme] of Object.entries(THEMES)) {
          await test.step(`${size}, ${theme}`, async () => {
            await page.emulateMedia({ colorScheme });
            await settle(page);
            if (!isSample) await page.screenshot({ path: `${SHOTS}/${name}-${size}-${theme}.png` });
            await expectEnhancedContrast(page);
          });
        }
      }
    },
  );

  test(`${name}: forced colours`, { tag: '@full' }, async ({ page, context, start, table, resume }) => {
    await go({ page, context, start, table, resume });
    for (const size of ['phone', 'desktop'] as const) {
      await page.setViewportSize(SIZES[size].viewport);
      for (const [theme, colorScheme] of Object.entries(THEMES)) {
        await page.emulateMedia({ colorScheme, forcedColors: 'active' });
        await settle(page);
        await page.screenshot({ path: `${SHOTS}/${name}-${size}-${theme}-forced.png` });
      }
    }
  });
}

test('without a choice, the system decides about contrast', async ({ page, start }) => {
  await page.emulateMedia({ contrast: 'more' });
  await start.open();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
  await changeSettings(page, { contrast: 'normal' });
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'normal');
  await page.emulateMedia({ contrast: 'no-preference' });
  await changeSettings(page, { contrast: 'more' });
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
});

for (const [theme, colorScheme] of Object.entries(THEMES)) {
  test(`forced colours, ${theme}: the sheet keeps its outlines, states and focus`, async ({
    page,
    table,
    resume,
  }) => {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    await resume(gameAfter(8));
    await table.tapOffer(0);
    await page.keyboard.press('t');
    await settle(page);
    const colours = await page.evaluate(() => {
      const probe = document.createElement('i');
      document.body.append(probe);
      const system = (name: string) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      };
      const painted = (selector: string, property: 'fill' | 'stroke' | 'outlineColor') => {
        const found = document.querySelector(selector);
        return found === null ? selector : getComputedStyle(found)[property];
      };
      return {
        canvas: system('Canvas'),
        text: system('CanvasText'),
        highlight: system('Highlight'),
        house: painted('.pk-sheet path[stroke="var(--key)"]', 'stroke'),
        wall: painted('.pk-sheet path[fill="var(--w-cream)"]', 'fill'),
        number: painted('.pk-sheet text[fill="var(--hand)"]', 'fill'),
        fence: painted('.pk-sheet g[fill="var(--picket)"]', 'stroke'),
        legal: painted('.pk-sheet path[fill="var(--legal-plate)"]', 'fill'),
        focus: painted('.pk-cell:focus-visible .pk-focus', 'stroke'),
        chosen: painted('[data-offer="0"]', 'outlineColor'),
      };
    });
    const { canvas, text, highlight } = colours;
    expect(colours).toEqual({
      canvas,
      text,
      highlight,
      house: text,
      wall: canvas,
      number: text,
      fence: text,
      legal: highlight,
      focus: highlight,
      chosen: highlight,
    });
  });
}
