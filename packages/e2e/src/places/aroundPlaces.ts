import { gameAfter } from '../arranged/games.ts';
import { openGame } from '../arranged/open.ts';
import { Table } from '../table.ts';
import type { Place, Traveller } from './place.ts';

const MIDDLE = 16;
const END = Number.POSITIVE_INFINITY;
const FOUR = ['Ada', 'Bob', 'Cy', 'Dot'];

async function openMenu({ page, table, resume }: Traveller, item?: string): Promise<void> {
  await resume(gameAfter(MIDDLE));
  await table.button('Menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  if (item !== undefined) await menu.getByRole('button', { name: item, exact: true }).click();
}

const ended = async ({ page }: Traveller, players = ['You']): Promise<void> => {
  await openGame(page, gameAfter(END, { players, advanced: true }));
  await page.waitForFunction(() => /final scores/.test(document.title));
};

/** Overlays of a game, and the pages between turns and after the game. */
export const aroundPlaces: readonly Place[] = [
  { name: 'menu', go: (traveller) => openMenu(traveller) },
  { name: 'log', go: (traveller) => openMenu(traveller, 'Your turn so far') },
  { name: 'keys', go: (traveller) => openMenu(traveller, 'Keys') },
  { name: 'settings-in-game', go: (traveller) => openMenu(traveller, 'Settings') },
  {
    name: 'hint',
    go: async (traveller) => {
      await openMenu(traveller, 'Hint');
      await traveller.table.button('Play it').waitFor();
    },
  },
  {
    name: 'rule',
    go: async ({ page, table, resume }) => {
      await resume(gameAfter(MIDDLE));
      await page
        .getByRole('gridcell', { name: /, number \d+/ })
        .first()
        .click({ force: true });
      await table.whyNot.getByRole('button', { name: /^Why\? Rule / }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'plan',
    go: async ({ page, table, resume }) => {
      await resume(gameAfter(MIDDLE));
      await table
        .button(/^Plan /)
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'town-of-another',
    go: async ({ page, table, resume }) => {
      // A phone has room for two other players; further ones are only counted.
      await resume(gameAfter(MIDDLE, { players: FOUR.slice(0, 3) }));
      await table.button('I’m Ada').click();
      await table
        .button(/^(Show )?Bob\b/)
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'hand-over',
    go: ({ resume }) => resume(gameAfter(MIDDLE, { players: FOUR })),
  },
  {
    name: 'elsewhere',
    go: async ({ page, context }) => {
      const other = await context.newPage();
      await openGame(other, gameAfter(MIDDLE));
      await new Table(other).ready();
      await page.goto(other.url());
      await page.getByRole('button', { name: 'Play here' }).waitFor();
    },
  },
  { name: 'end', go: (traveller) => ended(traveller) },
  { name: 'end-together', go: (traveller) => ended(traveller, FOUR) },
];

/** Last, so that the other places are still visited in the same sizes. */
export const hintPlaces: readonly Place[] = [
  {
    name: 'hint-details',
    go: async (traveller) => {
      await openMenu(traveller, 'Hint');
      await traveller.table.button('Why?').click();
      await traveller.page.getByText(/^Expect about/).waitFor();
    },
  },
];
