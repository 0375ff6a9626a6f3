import { expectAccessible, expectAccessibleButLanguage, expectAccessibleColours } from '../axe.ts';
import { boxFaults } from '../boxFaults.ts';
import { inLanguage } from '../inLanguage.ts';
import { LANGUAGES, PSEUDO } from '../languageCodes.ts';
import { SIZES, surroundings, THEMES } from '../surroundings.ts';
import { sticksOut } from '../sticksOut.ts';
import { expect, test } from './fixtures.ts';
import type { Player } from './player.ts';
import { tours } from './tours/tours.ts';

/** Everything an online table can show, in every language and in the pseudo-language, whose words are a third longer. */

const SHOTS = `${import.meta.dirname}/../../shots/languages`;
const MISSING = /\bundefined\b|\bNaN\b|\[object |\$\{/;

for (const { title, places } of tours) {
  test(`${title} fits in every language`, { tag: '@full' }, async ({ person }) => {
    const ada = await person('Ada', surroundings('phone'));
    const { page } = ada;
    const others = new Map<string, Player>();
    const another = async (name: string) => {
      const known = others.get(name) ?? (await person(name));
      others.set(name, known);
      return known;
    };
    for (const { name, go } of places) {
      await go({ ada, another });
      for (const language of LANGUAGES) {
        await test.step(`${name}, ${language}`, async () => {
          await inLanguage(page, language);
          for (const size of ['desktop', 'phone'] as const) {
            await page.setViewportSize(SIZES[size].viewport);
            const faults = [...(await boxFaults(page)), ...(await sticksOut(page))];
            expect.soft(faults, `${name}, ${language}, ${size}`).toEqual([]);
            expect.soft(await page.locator('body').innerText()).not.toMatch(MISSING);
            for (const [theme, colorScheme] of Object.entries(THEMES)) {
              await page.emulateMedia({ colorScheme });
              if (language !== PSEUDO) {
                await page.screenshot({ path: `${SHOTS}/${name}-${language}-${size}-${theme}.png` });
              }
              if (theme !== 'light') await expectAccessibleColours(page);
              else await (language === PSEUDO ? expectAccessibleButLanguage(page) : expectAccessible(page));
            }
          }
        });
      }
      // The tour finds elements by their English names.
      await inLanguage(page, 'en');
    }
  });
}
