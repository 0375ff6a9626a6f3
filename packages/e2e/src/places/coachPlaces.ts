import type { Page } from '@playwright/test';
import { gameAfter } from '../arranged/games.ts';
import { saveGame } from '../arranged/open.ts';
import type { Place } from './place.ts';

const ID = 'coached';
/** The coach runs in the browser, and takes a while on a busy machine. */
const PATIENCE = 180_000;

const finished = () => gameAfter(Number.POSITIVE_INFINITY, { players: ['You'] }, 'after');

/** The quick review of a finished game: the full one takes longer than a visit. */
async function review(page: Page): Promise<void> {
  await saveGame(page, finished(), { id: ID, city: 'Linden Falls' });
  await page.goto(`/#/review/${ID}`);
  await page.getByText('Without the luck').waitFor({ timeout: PATIENCE });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Look closer' }).waitFor();
}

/** The puzzles from a review of the game. */
async function keepPuzzles(page: Page): Promise<void> {
  await saveGame(page, finished(), { id: ID, city: 'Linden Falls' });
  const found = [
    { round: 11, points: 4.2 },
    { round: 4, points: 2.6, solved: true },
    { round: 19, points: 1.3 },
  ].map((puzzle) => ({ game: ID, city: 'Linden Falls', seat: 0, better: [], ...puzzle }));
  await page.evaluate((found) => localStorage.setItem('picket.puzzles', JSON.stringify(found)), found);
}

/** The coach's reviews of finished games, and its puzzles. */
export const coachPlaces: readonly Place[] = [
  { name: 'review', go: ({ page }) => review(page) },
  {
    name: 'review-table',
    go: async ({ page }) => {
      await review(page);
      await page.getByRole('radio', { name: 'As a table' }).check();
    },
  },
  {
    name: 'practice',
    go: async ({ page }) => {
      await keepPuzzles(page);
      await page.goto('/#/practice');
      await page.getByRole('heading', { name: 'Practice', level: 1 }).waitFor();
    },
  },
  {
    name: 'practice-puzzle',
    go: async ({ page, table }) => {
      await keepPuzzles(page);
      await page.goto(`/#/practice/${ID}~0~11`);
      await table.ready();
    },
  },
];
