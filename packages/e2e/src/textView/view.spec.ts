import { gameAfter } from '../arranged/games.ts';
import { expect, test } from '../fixtures.ts';
import { surroundings } from '../surroundings.ts';
import { TextTable } from './textTable.ts';

/** Switching between the views, and what the command line answers. */

test.use(surroundings('desktop'));

test('the text view is the first control of a game, and is remembered', async ({ resume, table, page }) => {
  await resume(gameAfter(4));
  const first = page.locator('button, a[href], input, [tabindex="0"]').first();
  await expect(first).toHaveText('Text view');
  await first.press('Enter');
  const text = new TextTable(page);
  await expect(text.heading).toHaveText('Round 5, your turn');
  await expect(text.command).toBeFocused();
  await page.reload();
  await expect(text.heading).toHaveText('Round 5, your turn');
  await page.getByRole('button', { name: 'Picture view' }).press('Enter');
  await expect(table.confirm).toBeVisible();
  await expect(page.getByRole('button', { name: 'Text view' })).toBeFocused();
});

test('switching back and forth keeps the turn, the typed text and the focus', async ({
  resume,
  table,
  page,
}) => {
  await resume(gameAfter(0));
  for (const key of ['m', 'ArrowRight', 'y']) await page.keyboard.press(key);
  const text = new TextTable(page);
  await expect(text.command).toBeFocused();
  await text.type('1t5');
  await page.keyboard.type('ft');
  await page.getByRole('button', { name: 'Picture view' }).press('Enter');
  await expect(table.cell('lot 0 4')).toHaveAccessibleName(/number \d+/);
  await page.keyboard.press('y');
  await expect(text.command).toHaveValue('ft');
  await expect(page.getByRole('log')).toContainText('Street 5.');
  await text.command.fill('picture');
  await page.keyboard.press('Enter');
  await expect(table.undo).toBeEnabled();
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test('a turn is typed as one line, announced, and confirmed by an empty line', async ({ resume, page }) => {
  await resume(gameAfter(0));
  const text = new TextTable(page);
  await text.open();
  await text.type('');
  await expect(text.answer).toContainText('Type a card and a house, such as 1t1.');
  await text.type('1t5');
  await expect(text.answer).toContainText(/^1t5\s*\d+, \w+ Street 5\./);
  await text.type('t6');
  await expect(text.answer).toContainText('You’ve already written');
  await text.type('undo');
  await expect(text.answer).toContainText('Undone.');
  await text.type('redo');
  await text.type('');
  await expect(text.heading).toHaveText('Round 2, your turn');
  await expect(text.command).toBeFocused();
});

test('unknown input gets one sentence with suggestions, and the arrow keys recall earlier lines', async ({
  resume,
  page,
}) => {
  await resume(gameAfter(2));
  const text = new TextTable(page);
  await text.open();
  await text.type('shet');
  await expect(text.answer).toContainText('isn’t a turn or a question. Try sheet');
  await page.keyboard.press('ArrowUp');
  await expect(text.command).toHaveValue('shet');
  await text.command.fill('sheet');
  await page.keyboard.press('Enter');
  await expect(text.answer).toContainText(/Street: .*empty/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(text.command).toHaveValue('shet');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(text.command).toHaveValue('');
});

test('no key is a shortcut while a line is typed, and closing the list of commands returns to where it was opened', async ({
  resume,
  page,
}) => {
  await resume(gameAfter(2));
  const text = new TextTable(page);
  await text.open();
  await page.keyboard.type('cuhgn');
  await expect(text.command).toHaveValue('cuhgn');
  await expect(text.heading).toHaveText('Round 3, your turn');
  await text.command.fill('help');
  await page.keyboard.press('Enter');
  const help = page.getByRole('dialog', { name: 'What can I type?' });
  await expect(help.getByText('put up a fence after this house')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(text.command).toBeFocused();
});

test('settings are read and changed by typing', async ({ resume, page }) => {
  await resume(gameAfter(2));
  const text = new TextTable(page);
  await text.open();
  await text.type('set sound off');
  await expect(text.answer).toContainText('Sound: off.');
  await text.type('set theme evening');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'evening');
  await text.type('set answers full');
  await expect(text.answer).toContainText('Answers: full.');
  await text.type('1t9');
  await expect(text.answer).toContainText(/Wrote \d+,|already/);
});

test('nothing is announced twice', async ({ resume, page }) => {
  await resume(gameAfter(3));
  const text = new TextTable(page);
  await text.open();
  await text.listen();
  await text.type('who');
  await expect(text.answer).toContainText('Waiting for you.');
  expect(await text.words()).toBe(3);
});
