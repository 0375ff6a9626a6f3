import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { pictureName, picturedAs } from './visits.ts';
import { places } from './places/places.ts';

/** Reference pictures by kind and major version of Chromium: each draws text a little differently. */
export const REFERENCES = join(import.meta.dirname, '../references');

/** Lossy, to keep the repository small: the same page always gives the same file. */
const QUALITY = 75;

/** Small differences in colour count, but a few pixels may differ at antialiased edges. */
const TOLERANCE = { threshold: 0.02, maxDiffPixels: 100 };

/** On a busy machine, a page may take a while. */
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

/**
 * Whether this browser measures text as the one that took the pictures. Two releases of one major version have placed
 * glyphs of the machine's own fonts a pixel apart, which changes every page with an arrow.
 */
export async function drawsAlike(page: Page): Promise<boolean> {
  const file = measuresIn(referencesFor(page.context().browser()));
  return existsSync(file) && readFileSync(file, 'utf8') === (await measured(page));
}

const measuresIn = (folder: string): string => join(REFERENCES, folder, 'measures.txt');

async function measured(page: Page): Promise<string> {
  const widths = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) return [];
    return ['16px monospace', '16px sans-serif', 'bold 13px sans-serif'].map((font) => {
      context.font = font;
      return `${font}: ${context.measureText('← → ↶ ↷ ✓ ☾ illicit').width}`;
    });
  });
  return `${widths.join('\n')}\n`;
}

/** Compares the page with its reference picture. Skipped without pictures for this browser, which references.spec.ts reports. */
export async function expectReference(page: Page, place: number): Promise<void> {
  const folder = referencesFor(page.context().browser());
  const isUpdate = test.info().config.updateSnapshots === 'all';
  if (isUpdate) {
    mkdirSync(join(REFERENCES, folder), { recursive: true });
    writeFileSync(measuresIn(folder), await measured(page));
  } else if (!(await drawsAlike(page))) return;
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
