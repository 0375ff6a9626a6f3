import type { Options } from 'picket-engine';
import { gameAfter } from '../arranged/games.ts';
import { openGame } from '../arranged/open.ts';
import { GamesPage } from '../gamesPage.ts';
import type { Place, Traveller } from './place.ts';
import { withoutAddress } from './withoutAddress.ts';

const END = Number.POSITIVE_INFINITY;
const EIGHT = ['Ada', 'Bob', 'Cy', 'Dorothea Wellington-Smythe', 'Eve', 'Fay', 'Gus', 'Hal'];

async function keepSome({ page }: Traveller): Promise<GamesPage> {
  const games = new GamesPage(page);
  await games.openWith({
    'Oak Hollow': gameAfter(END, { players: EIGHT, edition: '2023' }, 'eight'),
    Pinecrest: gameAfter(END, { mode: 'solo' }, 'over'),
    'Sunny Slope': gameAfter(9, { players: ['Ada', 'Bob'], advanced: true }, 'running'),
  });
  await games.card('Pinecrest').waitFor();
  return games;
}

const ended = async ({ page }: Traveller, options: Partial<Options>): Promise<void> => {
  await openGame(page, gameAfter(END, options, 'ended'));
  await page.waitForFunction(() => /final scores/.test(document.title));
};

/** Stored games, and unusual endings. */
export const savedPlaces: readonly Place[] = [
  {
    name: 'games-none',
    go: async ({ page }) => {
      await new GamesPage(page).open();
      await page.getByText('No towns yet').waitFor();
    },
  },
  {
    name: 'games',
    go: async (traveller) => {
      await keepSome(traveller);
    },
  },
  {
    name: 'games-news',
    go: async (traveller) => {
      const games = await keepSome(traveller);
      await games.page.getByRole('button', { name: 'Delete Oak Hollow' }).click();
      await games.pick({ name: 'holiday.json', text: 'no record' });
      await games.news.first().waitFor();
    },
  },
  { name: 'end-eight', go: (traveller) => ended(traveller, { players: EIGHT, edition: '2023' }) },
  {
    name: 'end-aaa',
    go: (traveller) =>
      ended(traveller, { edition: '2023', mode: 'aaa', opponent: '2023-aaa-4', advanced: true }),
  },
  {
    name: 'postcard',
    go: async (traveller) => {
      await ended(traveller, { players: ['Ada', 'Bob'] });
      await traveller.page.getByRole('button', { name: 'Save postcard' }).click();
      await withoutAddress(traveller.page);
    },
  },
];
