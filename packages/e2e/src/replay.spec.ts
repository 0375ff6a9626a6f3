import { recordOf } from 'picket-engine';
import { formatLink } from 'picket-engine/notation';
import { gameAfter } from './arranged/games.ts';
import { openGame } from './arranged/open.ts';
import { expect, test } from './fixtures.ts';

const over = gameAfter(Number.POSITIVE_INFINITY, { players: ['Ada', 'Bob'] }, 'replay');
const { rounds } = over.state;
const link = formatLink(recordOf(over, { seats: [{ city: 'Oak Hollow' }, {}] }));

test('a replay opens from the end of a game, and goes back and forth by key, button and slider', async ({
  page,
}) => {
  await openGame(page, over);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Round 1\b/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Number' })).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(heading).toHaveText(/^Round 2\b/);
  await page.getByRole('button', { name: 'Previous step' }).click();
  await expect(heading).toHaveText(/^Round 1\b/);
  const road = page.getByRole('slider', { name: 'Round' });
  await road.press('End');
  await expect(road).toHaveAttribute('aria-valuetext', `Round ${rounds.length} of ${rounds.length}`);
  // The moment is in the address, so a reload returns to it.
  await page.reload();
  await expect(heading).toHaveText(new RegExp(`^Round ${rounds.length}\\b`));
  await page.getByRole('button', { name: /^Show Bob/ }).click();
  await expect(page).toHaveURL(/\.2$/);
});

test('a link contains the whole game: it opens elsewhere at its moment, verified, and can be kept', async ({
  page,
}) => {
  await page.goto(`/#/replay/${link}/4.1.2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Round 4\b/);
  await page.getByRole('button', { name: 'Verified' }).click();
  await expect(page.getByRole('dialog')).toContainText(`All ${rounds.length * 2} turns follow the rules.`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(
    new RegExp(`/#/replay/picket1:.*/4\\.1\\.2$`),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to your towns' }).click();
  await page.getByRole('link', { name: 'Your towns' }).click();
  await expect(page.getByRole('heading', { name: 'Oak Hollow' })).toBeVisible();
});

test('a changed link says what is wrong and where, and hostile links show an error', async ({ page }) => {
  const [header = '', first = '', second = '', ...others] = link.split(';');
  await page.goto(`/#/replay/${[header, first, `${second.split('.')[0] ?? ''}.1t1t1`, ...others].join(';')}`);
  const line = page.getByRole('main').locator('p');
  await expect(line).toHaveText(/^Round 2, seat 2: .+\.$/);
  for (const hostile of ['%', 'picket1:', `${link}x`, '<b>', 'game/nothing', '%F0%9F', link.slice(0, 200)]) {
    await page.goto('/#/');
    await page.goto(`/#/replay/${hostile}`);
    await expect(line, hostile).toHaveText(/\S.*\.$/);
    await expect(page.getByRole('link', { name: 'Start page' })).toBeVisible();
  }
});

test('playing on from a moment starts a practice game there', async ({ page, table }) => {
  await page.goto(`/#/replay/${link}/6.0.2`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Start playing' }).click();
  await table.ready();
  await expect(page).toHaveTitle(/round 6\b/);
  await expect(page.getByText('Practice')).toBeVisible();
});
