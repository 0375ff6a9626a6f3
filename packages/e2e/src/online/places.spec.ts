import { expectAccessible } from '../axe.ts';
import { settle } from '../settle.ts';
import { sticksOut } from '../sticksOut.ts';
import { SIZES, surroundings, THEMES, type Size, type Theme } from '../surroundings.ts';
import { targetFaults } from '../targets.ts';
import { expect, test } from './fixtures.ts';
import { onlinePlaces } from './places.ts';

/** The same for everything that a table elsewhere can show as places.spec.ts has for the rest. */

const PICTURES = `${import.meta.dirname}/../../shots`;
const SAMPLE = ['phone light', 'desktop evening'];

for (const size of Object.keys(SIZES) as Size[]) {
  for (const theme of Object.keys(THEMES) as Theme[]) {
    for (const [i, { name, go }] of onlinePlaces.entries()) {
      const tag = SAMPLE[i % SAMPLE.length] === `${size} ${theme}` ? [] : ['@full'];

      test(`${size}, ${theme}: ${name} is for everybody`, { tag }, async ({ person }) => {
        const ada = await person('Ada', surroundings(size, theme));
        await go({ ada, another: (other) => person(other) });
        const { page } = ada;
        await settle(page);
        await page.screenshot({ path: `${PICTURES}/${name}-${size}-${theme}.png` });
        expect.soft(await sticksOut(page)).toEqual([]);
        if (size === 'phone') expect.soft(await targetFaults(page)).toEqual([]);
        await expectAccessible(page);
      });
    }
  }
}
