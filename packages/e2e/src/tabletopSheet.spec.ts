import type { Options } from 'picket-engine';
import { gameAfter } from './arranged/games.ts';
import { expect, test } from './fixtures.ts';
import { surroundings } from './surroundings.ts';
import { SheetOnly } from './tabletop/sheetOnly.ts';
import { workerReady } from './worker.ts';

/** Picket as the sheet for physical cards: recorded games are entered and score the same. */

const END = Number.POSITIVE_INFINITY;
const TWO = ['Ada', 'Bob'];
const TABLES: readonly Partial<Options>[] = [
  { edition: '2018', players: TWO },
  { edition: '2018', players: TWO, advanced: true },
  { edition: '2018', mode: 'expert', players: TWO },
  { edition: '2018', mode: 'solo' },
  { edition: '2018', mode: 'aaa', opponent: '2018-aaa-3' },
  { edition: '2023', players: TWO },
  { edition: '2023', players: TWO, advanced: true },
  { edition: '2023', sheet: 'blueprint', players: TWO },
  { edition: '2023', mode: 'aaa', opponent: '2023-aaa-4' },
  { edition: '2023', mode: 'aaa', opponent: '2023-aaa-2', sheet: 'blueprint', advanced: true },
];
const GAMES_EACH = 5;

test.use({ ...surroundings('phone'), contextOptions: { reducedMotion: 'reduce' } });

test('rounds are entered, undone and kept', async ({ page }) => {
  const { state } = gameAfter(3, { edition: '2018', players: TWO }, 'sheet-only');
  const sheet = new SheetOnly(page, state);
  await sheet.begin();
  for (const round of [0, 1, 2]) await sheet.playRound(round);
  await page.getByText('Round 4', { exact: true }).first().waitFor();
  await page.reload();
  await page.getByText('Round 4', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Back to the previous round' }).click();
  await page.getByText('Round 3', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await sheet.rank();
  expect(await sheet.total()).toBe(sheet.expected);
});

test('a code sends the temps and plans to another sheet', async ({ page, context }) => {
  const { state } = gameAfter(1, { edition: '2018', players: TWO }, 'compare');
  const sheet = new SheetOnly(page, state);
  await sheet.begin();
  await sheet.playRound(0);
  const other = await context.newPage();
  await other.goto('/#/tabletop');
  await other.goto('/#/tabletop/with~Bob~3~A');
  await expect(other).toHaveURL(/#\/tabletop\/sheet$/);
  // Going back skips the page of the code.
  await other.goBack();
  await expect(other).toHaveURL(/#\/tabletop$/);
  await other.goForward();
  await other.getByRole('button', { name: 'Compare' }).click();
  await expect(other.getByRole('textbox', { name: 'Temps of the others' })).toHaveValue('3');
  await expect(other.getByRole('switch', { name: 'Plan 1 was claimed' })).toBeChecked();
});

test('a code scanned before there is a sheet waits for one', async ({ page }) => {
  await page.goto('/#/tabletop/with~Bob~3~A');
  await expect(page.getByText('Start your own sheet first: what Bob shared is added to it.')).toBeVisible();
  for (const plans of await page.getByRole('group', { name: /^Plan \d$/ }).all()) {
    await plans.getByRole('radio').first().check({ force: true });
  }
  await page.getByRole('button', { name: 'Start the sheet' }).click();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('textbox', { name: 'Temps of the others' })).toHaveValue('3');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const [i, options] of TABLES.entries()) {
    const name = JSON.stringify(options);
    test(
      `games of ${name} are entered and score the same`,
      { tag: '@full' },
      async ({ page, context, start }) => {
        await start.open();
        await workerReady(page);
        await context.setOffline(true);
        for (let nr = 0; nr < GAMES_EACH; nr++) {
          const { state } = gameAfter(END, options, `entered-${i}-${nr}`);
          const sheet = new SheetOnly(page, state, nr % state.sheets.length);
          await sheet.begin();
          for (const round of state.rounds.keys()) await sheet.playRound(round);
          if (state.sheets.length > 1) {
            await sheet.total();
            await page.getByRole('button', { name: 'Back to the game' }).click();
            await sheet.rankAgain();
          }
          expect(await sheet.total()).toBe(sheet.expected);
          await page.evaluate(() => localStorage.removeItem('picket.sheet'));
        }
      },
    );
  }
});
