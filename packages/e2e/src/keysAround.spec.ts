import { gameAfter } from './arranged/games.ts';
import { expect, test } from './fixtures.ts';
import { surroundings } from './surroundings.ts';

/** The keys for undo, questions and announcements. */

test.use(surroundings('desktop'));

const KEYS =
  '1 2 3 t m b Enter ↑ ↓ ← → + - f v p o x g a n u Shift+u c Escape h ? i q e s r d w l Shift+s j ! Shift+m , / y';

test('a starts a roundabout, Escape cancels it', async ({ table, resume, page }) => {
  await resume(gameAfter(4, { advanced: true }));
  await page.keyboard.press('a');
  await expect(table.button('No roundabout')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(table.roundabout).toHaveAttribute('aria-pressed', 'false');
});

test('Escape cancels a question', async ({ table, resume, page }) => {
  await resume(gameAfter(0));
  await table.cell('lot 1 5').focus();
  await page.keyboard.press('Enter');
  await expect(table.chips).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(table.chips).toHaveCount(0);
});

test('u undoes, Shift+u redoes', async ({ table, resume, page }) => {
  await resume(gameAfter(0));
  await page.keyboard.press('1');
  await expect(table.log).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(table.log).toHaveCount(0);
  await page.keyboard.press('Shift+U');
  await expect(table.log).toHaveCount(1);
});

test('? leads to every key', async ({ resume, page }) => {
  await resume(gameAfter(0));
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Player aid' }).getByRole('button', { name: 'Keys' }).click();
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.locator('kbd')).toHaveText(KEYS.split(' '));
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
});

test('q says so if what it needs is missing', async ({ resume, page, complaints }) => {
  await page.route(/nextThings/, (route) => route.abort());
  await resume(gameAfter(0));
  await page.keyboard.press('q');
  await expect(page.locator('[aria-live=assertive]:not(dialog *)')).toContainText('That didn’t work.');
  // The browser's own message.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});

test('closing a dialog returns the focus to the house it was opened from', async ({
  table,
  resume,
  page,
}) => {
  await resume(gameAfter(0));
  for (const key of ['m', 'ArrowRight', '?']) await page.keyboard.press(key);
  const aid = page.getByRole('dialog', { name: 'Player aid' });
  await aid.waitFor();
  await page.keyboard.press('Escape');
  await expect(aid).toBeHidden();
  await expect(table.cell('lot 1 1')).toBeFocused();
});

test('s r d w l q e announce the sheet, the round, the plans, who has to play, the last round, what to do and what this is', async ({
  table,
  resume,
  page,
}) => {
  const game = gameAfter(5);
  await resume(game);
  const said = page.locator('[aria-live=assertive]:not(dialog *) p').last();
  for (const [key, sentence] of [
    ['s', /Street: (\d+|empty|fence|roundabout|, )+.*Score −?\d+\.$/],
    ['r', /^Round 6\. 1: \d+ with .*\. 2: \d+ with .*\. 3: \d+ with .*\.$/],
    ['d', /^(Plan .*\. ?){3}$/],
    ['w', /^Waiting for you\.$/],
    ['l', /Wrote|refusal/],
    ['q', /^\d+ fits .*\. \d+ fits .*\. \d+ fits/],
    ['e', /^Move to a card/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(said, key).toHaveText(sentence);
  }
  await table.offers.first().focus();
  await page.keyboard.press('e');
  await expect(said).toHaveText(/^\d+ with \w+\. .* in the box\./);
});
