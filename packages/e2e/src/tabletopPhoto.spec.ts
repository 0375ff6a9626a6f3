import { formatSheet } from 'picket-engine/notation';
import type { Page } from '@playwright/test';
import { preparePhotos, takePhoto, type Photo } from './camera/photos.ts';
import { expect, test } from './fixtures.ts';

/** A photo of a printed sheet fills in the score calculator. */

/** Running the networks in a browser takes a while on a busy machine. */
const PATIENCE = { timeout: 60_000 };

async function photo(page: Page, key: string): Promise<Photo> {
  const studio = await page.context().newPage();
  await preparePhotos(studio);
  const taken = await takePhoto(studio, key);
  await studio.close();
  return taken;
}

const pick = (page: Page, buffer: Buffer, mimeType = 'image/jpeg') =>
  page.locator('input[type=file]').setInputFiles({ name: 'sheet.jpg', mimeType, buffer });

test('a photo of a filled-in sheet is read; uncertain cells are asked about with their picture', async ({
  page,
  context,
}) => {
  const { jpeg, truth } = await photo(page, 'places/1');
  await page.goto('/#/tabletop/score');
  const line = page.getByRole('textbox', { name: 'The sheet as text' });
  await line.fill('2018/classic: 1,2,.8 / .11 / .12');
  await pick(page, jpeg);
  const dialog = page.getByRole('dialog');
  const done = page.getByText(/cells read/);
  await expect(dialog.or(done)).toBeVisible(PATIENCE);
  // The guess has the focus, so Enter accepts it.
  while (await dialog.isVisible()) {
    await expect(dialog.getByRole('img', { name: 'From your photo' })).toBeVisible();
    const title = await dialog.getByRole('heading').textContent();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: title ?? '' })).toBeHidden();
  }
  await expect(done).toBeVisible();
  await expect(line).toHaveValue(formatSheet(truth.record));
  // Undo restores the earlier sheet.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toHaveValue('2018/classic: 1,2,.8 / .11 / .12');
  expect(context.pages()).toHaveLength(1);
});

test('Back returns to an answered question, and only skipped ones count as unchecked', async ({ page }) => {
  const { jpeg } = await photo(page, 'places/1');
  await page.goto('/#/tabletop/score');
  await pick(page, jpeg);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible(PATIENCE);
  const heading = dialog.getByRole('heading');
  const [, count = ''] = /1 of (\d+)/.exec((await heading.textContent()) ?? '') ?? [];
  const chosen = dialog.locator('[data-chosen]');
  const others = dialog.getByRole('group').locator('button:not([data-chosen], [aria-pressed])');
  const other = (await others.first().textContent()) ?? '';
  await others.first().click();
  await expect(heading).toContainText(`2 of ${count}`);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(chosen).toHaveText(other);
  await dialog.getByRole('button', { name: 'Skip the rest' }).click();
  const left = Number(count) - 1;
  await expect(page.getByText(/you checked one\./)).toContainText(
    left === 1 ? 'One uncertain cell wasn’t checked.' : `${left} uncertain cells weren’t checked.`,
  );
});

test('a photo that can’t be read says why and changes nothing', async ({ page }) => {
  await page.goto('/#/tabletop/score');
  const line = page.getByRole('textbox', { name: 'The sheet as text' });
  await line.fill('2018/classic: 1,2,.8 / .11 / .12');
  await pick(page, await page.screenshot({ type: 'jpeg' }));
  await expect(page.getByText('The four corner marks weren’t found.')).toBeVisible(PATIENCE);
  await pick(page, Buffer.from('not a picture'));
  await expect(page.getByText('The photo couldn’t be read.')).toBeVisible(PATIENCE);
  await expect(line).toHaveValue('2018/classic: 1,2,.8 / .11 / .12');
});
