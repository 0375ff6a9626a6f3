import type { BrowserContext, Page } from '@playwright/test';
import { preparePhotos, takePhoto } from '../camera/photos.ts';
import type { Place } from './place.ts';

/** A readable photo, with some uncertain cells. */
const PHOTO = 'places/1';

/** Opens the score calculator and gives it a photo. */
async function readPhoto(page: Page, photo: Buffer): Promise<void> {
  await page.goto('/#/tabletop/score');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const file = { name: 'sheet.jpg', mimeType: 'image/jpeg', buffer: photo };
  await page.locator('input[type=file]').setInputFiles(file);
}

async function photoOf(context: BrowserContext): Promise<Buffer> {
  const studio = await context.newPage();
  await preparePhotos(studio);
  const { jpeg } = await takePhoto(studio, PHOTO);
  await studio.close();
  return jpeg;
}

/** A photo without a sheet. */
async function blank(context: BrowserContext): Promise<Buffer> {
  const studio = await context.newPage();
  const picture = await studio.screenshot({ type: 'jpeg' });
  await studio.close();
  return picture;
}

/** Reading paper sheets from photos. */
export const photoPlaces: readonly Place[] = [
  {
    name: 'tabletop-photo',
    go: async ({ page, context }) => {
      await readPhoto(page, await photoOf(context));
      await page.getByRole('dialog').waitFor({ timeout: 60_000 });
    },
  },
  {
    name: 'tabletop-photo-trouble',
    go: async ({ page, context }) => {
      await readPhoto(page, await blank(context));
      await page.getByText('The four corner marks weren’t found.').waitFor({ timeout: 60_000 });
    },
  },
];
