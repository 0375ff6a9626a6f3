import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { settle } from './settle.ts';
import { sticksOut } from './sticksOut.ts';
import { THEMES, type Size, type Theme } from './surroundings.ts';
import { targetFaults } from './targets.ts';

const PICTURES = `${import.meta.dirname}/../shots`;

/** What `npm test` looks at one place after the other in. */
const SAMPLE: readonly { readonly size: Size; readonly theme: Theme }[] = [
  { size: 'phone', theme: 'light' },
  { size: 'desktop', theme: 'evening' },
];

interface Visit {
  /** What tells its test from others of the same place and size. */
  readonly when: string;
  readonly themes: readonly Theme[];
  readonly tag: string[];
}

/** The visits to a place in a size: once in each theme where `npm test` sees one of them, else in both themes at once. */
export function visits(place: number, size: Size): readonly Visit[] {
  const themes = Object.keys(THEMES) as Theme[];
  const sample = SAMPLE[place % SAMPLE.length];
  if (sample?.size !== size) return [{ when: '', themes, tag: ['@full'] }];
  return themes.map((theme) => ({
    when: `, ${theme}`,
    themes: [theme],
    tag: theme === sample.theme ? [] : ['@full'],
  }));
}

/**
 * What the page shows now is for everybody: nothing sticks out, on a phone fingers find their targets, and in these themes axe
 * finds nothing and a picture is taken for a person to look at.
 */
export async function expectForEverybody(
  page: Page,
  { name, size, themes }: { readonly name: string; readonly size: Size; readonly themes: readonly Theme[] },
): Promise<void> {
  await settle(page);
  expect.soft(await sticksOut(page)).toEqual([]);
  if (size === 'phone') expect.soft(await targetFaults(page)).toEqual([]);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: THEMES[theme] });
    await settle(page);
    await page.screenshot({ path: `${PICTURES}/${name}-${size}-${theme}.png` });
    await expectAccessible(page);
  }
}
