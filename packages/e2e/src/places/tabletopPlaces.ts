import type { Page } from '@playwright/test';
import { gameAfter } from '../arranged/games.ts';
import { openDeck, rounds } from '../tabletop/paperDeck.ts';
import { SheetOnly } from '../tabletop/sheetOnly.ts';
import type { Place } from './place.ts';
import { withoutAddress } from './withoutAddress.ts';

/** A page for a real table. */
async function openTabletop(page: Page, part = ''): Promise<void> {
  await page.goto(`/#/tabletop${part}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const SHEET =
  '2018/classic: 1,2,3o|.2,7,7x,9,8|. / 1,2|.9 / .3,5,.6,12o,.; parks 2.0.1; value 0.1.2.0.0.0; temps 3; refusals 1; plans 8.-.-';

/** A sheet in the middle of a turn. */
export async function playSheet(page: Page): Promise<void> {
  const { state } = gameAfter(2, { edition: '2018' }, 'places');
  // The name of a sheet is random, and its streets are named after it.
  await page.addInitScript(() => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) =>
      array instanceof Uint8Array && array.length === 6 ? array.fill(7) : random(array);
  });
  const sheet = new SheetOnly(page, state);
  await sheet.begin();
  for (const round of [0, 1]) await sheet.playRound(round);
  await page.getByText('Round 3', { exact: true }).first().waitFor();
}

/** Plans claimed by players on paper in this round. */
const claimed = (...plans: readonly (readonly [slot: string, seat: number])[]) => ({
  given: [],
  claims: plans.map(([slot, seat]) => ({ slot, seat, points: 8 })),
  reshuffle: false,
});

/** The pages for a real table. */
export const tabletopPlaces: readonly Place[] = [
  { name: 'tabletop', go: ({ page }) => openTabletop(page) },
  { name: 'tabletop-begin', go: ({ page }) => openTabletop(page, '/sheet') },
  { name: 'tabletop-sheet', go: ({ page }) => playSheet(page) },
  {
    name: 'tabletop-compare',
    go: async ({ page }) => {
      await playSheet(page);
      await page.getByRole('button', { name: 'Compare' }).click();
      await withoutAddress(page);
    },
  },
  { name: 'tabletop-cards-begin', go: ({ page }) => openTabletop(page, '/cards') },
  {
    name: 'tabletop-cards',
    go: ({ page }) =>
      openDeck(
        page,
        { players: ['Ada', 'Bob', 'Cleo'] },
        { rounds: rounds(6), now: claimed(['A', 0], ['B', 1]) },
      ),
  },
  {
    name: 'tabletop-cards-claim',
    go: async ({ page }) => {
      await openDeck(page, { players: ['Ada', 'Bob'] }, { rounds: rounds(6), now: claimed(['A', 0]) });
      await page.getByRole('button', { name: /^Plan 1/ }).click();
    },
  },
  {
    name: 'tabletop-cards-left',
    go: async ({ page }) => {
      await openDeck(page, { edition: '2023' }, { rounds: rounds(6) });
      await page.getByRole('button', { name: /left in each stack/ }).click();
    },
  },
  {
    name: 'tabletop-cards-aaa',
    go: ({ page }) =>
      openDeck(page, { mode: 'aaa', opponent: '2018-aaa-3' }, { rounds: rounds(9, [1]), temps: 3 }),
  },
  {
    name: 'tabletop-cards-hands',
    go: ({ page }) =>
      openDeck(page, { mode: 'expert', players: ['Ada', 'Bob', 'Cleo'] }, { rounds: rounds(2, [1, 0, 2]) }),
  },
  { name: 'tabletop-free', go: ({ page }) => openTabletop(page, '/free') },
  {
    name: 'tabletop-print',
    go: async ({ page }) => {
      await openTabletop(page, '/print');
      await page.getByRole('img', { name: '2018 edition, Classic' }).waitFor();
    },
  },
  {
    name: 'tabletop-score',
    go: async ({ page }) => {
      await openTabletop(page, '/score');
      await page.getByRole('textbox', { name: 'The sheet as text' }).fill(SHEET);
      await page.getByText('One mark isn’t possible.').waitFor();
    },
  },
];
