import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { settle } from './settle.ts';
import { sticksOut } from './sticksOut.ts';
import { THEMES, type Size } from './surroundings.ts';
import { targetFaults } from './targets.ts';

const PICTURES = `${import.meta.dirname}/../shots`;

/** The sizes in which `npm test` looks at one place after the other; the rest is tagged, and left to the proofs. */
const SAMPLE: readonly Size[] = ['phone', 'desktop'];

export function tagOf(place: number, size: Size): string[] {
  return SAMPLE[place % SAMPLE.length] === size ? [] : ['@full'];
}

/**
 * What the page shows now is for everybody: nothing sticks out, on a phone fingers find their targets, and in both themes axe
 * finds nothing and a picture is taken for a person to look at.
 */
export async function expectForEverybody(
  page: Page,
  { name, size }: { readonly name: string; readonly size: Size },
): Promise<void> {
  await settle(page);
  expect.soft(await sticksOut(page)).toEqual([]);
  if (size === 'phone') expect.soft(await targetFaults(page)).toEqual([]);
  for (const [theme, colorScheme] of Object.entries(THEMES)) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    await page.screenshot({ path: `${PICTURES}/${name}-${size}-${theme}.png` });
    await expectAccessible(page);
  }
}
