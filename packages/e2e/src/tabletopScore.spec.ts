import { expect, test } from './fixtures.ts';

/** The score calculator for paper sheets. */

test('a sheet is entered by keyboard, tap and text, and an impossible mark is pointed out', async ({
  page,
}) => {
  await page.goto('/#/tabletop/score');
  const total = page.getByRole('row', { name: /^Total/ });
  await page.getByRole('gridcell', { name: /^top street, house 1\b/i }).focus();
  // Three houses, a fence after them, and a copy.
  for (const key of ['1', 'ArrowRight', '1', '2', 'ArrowRight', 'x', 'f']) await page.keyboard.press(key);
  await expect(total).toContainText('2');
  await page.getByRole('slider', { name: 'Refusals' }).press('End');
  await expect(total).toContainText('−3');
  await page.getByRole('gridcell', { name: /^top street, house 5\b/i }).click({ force: true });
  await page.getByRole('button', { name: '3', exact: true }).click();
  await expect(
    page.getByText('Top street, house 5: numbers must increase from left to right.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('One mark isn’t possible.')).toBeHidden();
  const line = page.getByRole('textbox', { name: 'The sheet as text' });
  await expect(line).toHaveValue('2018/classic: 1,12,12x|.7 / .11 / .12; refusals 3');
  await page.reload();
  await expect(line).toHaveValue('2018/classic: 1,12,12x|.7 / .11 / .12; refusals 3');
  await line.fill('2018/classic: 1,q');
  await expect(page.getByText(/^Character 17/)).toBeVisible();
});
