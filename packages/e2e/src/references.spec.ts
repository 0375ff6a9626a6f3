import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { places } from './places/places.ts';
import { drawsAlike, referenceOf, REFERENCES, referencesFor } from './references.ts';

/** The reference pictures of places.spec.ts. `npm run pictures:update` takes them. */

const LARGEST = 10 * 1024 * 1024;

const pictures = () => globSync('*/*.webp', { cwd: REFERENCES });

test('every place has a reference picture, and there are no others', ({ browser }) => {
  const folder = referencesFor(browser);
  const found = pictures().filter((file) => file.startsWith(`${folder}/`));
  test.skip(found.length === 0, `no reference pictures for ${folder}`);
  const expected = places.map((_, place) => join(folder, referenceOf(place)));
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test('the reference pictures take 10 MB at most', () => {
  const bytes = pictures().reduce((sum, file) => sum + statSync(join(REFERENCES, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(LARGEST);
});

test('pages are compared with the reference pictures', async ({ page, browser }) => {
  const isAlike = await drawsAlike(page);
  test.skip(!isAlike, `Chromium ${browser.version()} draws text unlike the one that took the pictures`);
  expect(isAlike).toBe(true);
});
