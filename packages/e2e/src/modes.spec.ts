import type { Page } from '@playwright/test';
import { picket } from '../../../tools/picket.ts';
import { gameAfter, nearEnd } from './arranged/games.ts';
import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';
import { savedRecord } from './savedRecord.ts';
import type { GameChoice } from './startPage.ts';
import type { Table } from './table.ts';

const GAMES: readonly (GameChoice & { readonly name: string })[] = [
  { name: 'against the AAA of 2018', kind: 'aaa', edition: '2018' },
  { name: 'against the AAA of 2023', kind: 'aaa', edition: '2023' },
  { name: 'of experts at one device', kind: 'expert' },
  { name: 'against a bot', kind: 'bots' },
];

/** Plays until the game is over, and checks its record. */
async function expectValidRecord(table: Table, page: Page): Promise<void> {
  expect(await new Robot(table, 'modes').playGame()).toBeGreaterThan(1);
  await expect(page).toHaveTitle(/final scores/);
  const { file } = await savedRecord(page);
  expect(picket('check', file)).toMatchObject({
    status: 0,
    output: expect.stringContaining('1 record is valid'),
  });
}

for (const { name, ...choice } of GAMES) {
  const title = `a whole game ${name} gives a valid record`;
  test(title, { tag: '@full' }, async ({ start, table, page }) => {
    await start.begin({ ...choice, seed: 'modes' });
    await table.ready();
    await expectValidRecord(table, page);
  });
}

test('a game against the AAA gives a valid record', async ({ resume, table, page }) => {
  await resume(nearEnd({ edition: '2023', mode: 'aaa', opponent: '2023-aaa-4' }));
  await expectValidRecord(table, page);
});

test('the remaining card extends the street of the AAA', async ({ table, page, resume }) => {
  await resume(gameAfter(3, { edition: '2023', mode: 'aaa', opponent: '2023-aaa-4' }));
  const rival = table.button(/Show its street/);
  const before = await rival.getAttribute('aria-label');
  const given = page.getByText(/^To Irene \+\d+$/);
  await expect(page.getByText(/^Irene \+\d+ if left$/)).toHaveCount(3);
  await table.tapOffer(0);
  await table
    .button(/^Use the action/)
    .nth(1)
    .click();
  await expect(given).toHaveCount(1);
  const worth = Number(/\d+$/.exec((await given.textContent()) ?? '')?.[0]);
  const points = (label: string | null): number => Number(/(\d+) point/.exec(label ?? '')?.[1]);
  expect(points(await rival.getAttribute('aria-label')) - points(before)).toBe(worth);
});

test('in an Expert game, passing the device hides the cards and shows who passes to whom', async ({
  table,
  page,
  resume,
}) => {
  await resume(gameAfter(2, { mode: 'expert', players: ['Ada', 'Bob', 'Cy'] }));
  await expect(page.getByText('goes to Bob; Cy passes one to you')).toBeVisible();
  await expect(table.offers).toHaveCount(0);
  await table.button('I’m Ada').click();
  await expect(table.offers).toHaveCount(3);
});

test("after a round everyone's town is shown, and Enter continues", async ({ table, page, resume }) => {
  await resume(gameAfter(2, { players: ['Ada', 'Bob'] }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('After round 2');
  await expect(page.getByRole('list', { name: 'All towns' }).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await table.confirm.waitFor();
});

test('a finished round can be taken back, and the game counts as practice', async ({
  table,
  page,
  resume,
}) => {
  await resume(gameAfter(4));
  await expect(page).toHaveTitle(/round 5/);
  await table.button('Menu').click();
  await table.button(/^Take back the last round.*counts as practice/).click();
  await expect(page).toHaveTitle(/round 4/);
  await expect(page.getByText('Practice', { exact: true })).toBeVisible();
});
