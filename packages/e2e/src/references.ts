import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { pictureName, picturedAs } from './visits.ts';
import { places } from './places/places.ts';

/** Reference pictures by kind and major version of Chromium: each draws text a little differently. */
export const REFERENCES = join(import.meta.dirname, '../references');

/** Lossy, to keep the repository small: the same page always gives the same file. */
const QUALITY = 75;

/** A shade more or less of a colour counts; a few pixels may differ where edges are smoothed. */
const TOLERANCE = { threshold: 0.02, maxDiffPixels: 100 };

/** A page on a busy machine may be a moment late. */
const PATIENCE = { timeout: 4000, intervals: [1000] };

export function referencesFor(browser: Browser | null): string {
  const isShell = /headless-shell/.test(process.env['PICKET_CHROMIUM'] ?? '');
  return `${isShell ? 'headless-shell' : 'chromium'}-${browser?.version().split('.')[0]}`;
}

/** The file of a place, counted from 0. */
export function referenceOf(place: number): string {
  const { size, theme } = picturedAs(place);
  return `${pictureName(places[place]?.name ?? '', size, theme)}.webp`;
}

/** The page looks like its reference picture. Without pictures for this Chromium, nothing is compared: references.spec.ts says so. */
export async function expectReference(page: Page, place: number): Promise<void> {
  const folder = referencesFor(page.context().browser());
  const isUpdate = test.info().config.updateSnapshots === 'all';
  if (!isUpdate && !existsSync(join(REFERENCES, folder))) return;
  await expect(async () => {
    const taken = await page.screenshot({
      type: 'webp',
      quality: QUALITY,
      animations: 'disabled',
      caret: 'hide',
    });
    expect(taken).toMatchSnapshot([folder, referenceOf(place)], TOLERANCE);
  }).toPass(PATIENCE);
}
