import { expectAccessible, expectAccessibleButLanguage, expectAccessibleColours } from './axe.ts';
import { boxFaults } from './boxFaults.ts';
import { expect, test } from './fixtures.ts';
import { inLanguage } from './inLanguage.ts';
import { LANGUAGES, PSEUDO } from './languageCodes.ts';
import { galleryPlaces } from './places/galleryPlaces.ts';
import { places } from './places/places.ts';
import { SIZES, surroundings, THEMES } from './surroundings.ts';
import { sticksOut } from './sticksOut.ts';

/** Every page that players see, in every language and in the pseudo-language, whose words are a third longer. */

const isSample = process.env['PICKET_SAMPLE'] !== undefined;
/** `npm test` checks only the longest. */
const VISITED = isSample ? ['de', PSEUDO] : LANGUAGES;
const SHOTS = `${import.meta.dirname}/../shots/languages`;
/** What a missing text looks like, or one made from it. */
const MISSING = /\bundefined\b|\bNaN\b|\[object |\$\{/;
/** What `npm test` visits, with longer words. */
const SAMPLE = new Set(['start', 'game', 'question', 'menu', 'end', 'settings']);

test.use({ ...surroundings('phone'), contextOptions: { reducedMotion: 'reduce' } });

for (const { name, go } of places.filter((place) => !galleryPlaces.includes(place))) {
  test(
    `${name} fits in every language`,
    { tag: SAMPLE.has(name) ? [] : ['@full'] },
    async ({ page, context, start, table, resume }) => {
      await go({ page, context, start, table, resume });
      for (const size of ['phone', 'desktop'] as const) {
        await page.setViewportSize(SIZES[size].viewport);
        for (const language of VISITED) {
          await test.step(`${language}, ${size}`, async () => {
            await inLanguage(page, language);
            const faults = [...(await boxFaults(page)), ...(await sticksOut(page))];
            expect.soft(faults, `${language}, ${size}`).toEqual([]);
            expect.soft(await page.locator('body').innerText()).not.toMatch(MISSING);
            if (isSample) return;
            for (const [theme, colorScheme] of Object.entries(THEMES)) {
              await page.emulateMedia({ colorScheme });
              if (language !== PSEUDO) {
                await page.screenshot({ path: `${SHOTS}/${name}-${language}-${size}-${theme}.png` });
              }
              if (theme !== 'light') await expectAccessibleColours(page);
              else await (language === PSEUDO ? expectAccessibleButLanguage(page) : expectAccessible(page));
            }
          });
        }
      }
    },
  );
}
