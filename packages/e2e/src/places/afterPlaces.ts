import { recordOf } from 'picket-engine';
import { formatLink } from 'picket-engine/notation';
import { gameAfter } from '../arranged/games.ts';
import { saveGame } from '../arranged/open.ts';
import type { Place, Traveller } from './place.ts';
import { withoutAddress } from './withoutAddress.ts';

const END = Number.POSITIVE_INFINITY;
const four = () => gameAfter(END, { players: ['You', 'June', 'Otto', 'Dot'], advanced: true }, 'after');

/** A finished game of this device, at one of its moments. */
async function watch({ page }: Traveller, at: string): Promise<void> {
  await saveGame(page, four(), {
    id: 'after',
    city: 'Linden Falls',
    bots: [null, 'club', 'regular', 'casual'],
  });
  await page.goto(`/#/replay/game/after/${at}`);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
}

const MONTH = 30 * 24 * 3600 * 1000;

/** Finished games spread over several months. */
async function playMuch({ page }: Traveller): Promise<void> {
  for (let i = 0; i < 12; i++) {
    const players = i % 3 === 0 ? ['You'] : ['You', 'June', 'Otto'];
    const game = gameAfter(END, { players, advanced: i % 2 === 1 }, `stats ${i}`);
    const bots = players.map((_, seat) => (seat === 0 ? null : 'club'));
    await saveGame(page, game, {
      id: `stats-${i}`,
      city: 'Linden Falls',
      bots,
      played: MONTH * (680 + i / 3),
    });
  }
}

/** Finished games: replays, links and statistics. */
export const afterPlaces: readonly Place[] = [
  { name: 'replay', go: (traveller) => watch(traveller, '24.2.1') },
  {
    name: 'replay-link',
    go: async (traveller) => {
      await watch(traveller, '24.3.2');
      await traveller.page.getByRole('button', { name: 'Link to this moment' }).click();
      await withoutAddress(traveller.page);
    },
  },
  {
    name: 'replay-verified',
    go: async (traveller) => {
      await watch(traveller, '1.0.1');
      await traveller.page.getByRole('button', { name: 'Verified' }).click();
      await traveller.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'replay-play-on',
    go: async (traveller) => {
      await watch(traveller, '12.1.3');
      await traveller.page.getByRole('button', { name: 'Play on from here' }).click();
      await traveller.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'replay-aaa',
    go: async ({ page }) => {
      const game = gameAfter(
        END,
        { edition: '2023', mode: 'aaa', opponent: '2023-aaa-4', advanced: true },
        'after',
      );
      await page.goto(`/#/replay/${formatLink(recordOf(game))}/9.3.1`);
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    },
  },
  {
    name: 'replay-expert',
    go: async ({ page }) => {
      const game = gameAfter(END, { mode: 'expert', players: ['Ada', 'Bob', 'Cy'] }, 'after');
      await page.goto(`/#/replay/${formatLink(recordOf(game))}/14.2.2`);
      await page.getByLabel('View').selectOption({ label: 'As Bob saw it' });
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      // The bar at the bottom covers the end of the page until it is scrolled.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    },
  },
  {
    name: 'stats',
    go: async (traveller) => {
      await playMuch(traveller);
      await traveller.page.goto('/#/stats');
      await traveller.page.getByRole('heading', { name: 'Scores, game by game' }).waitFor();
    },
  },
  {
    name: 'stats-none',
    go: async ({ page }) => {
      await page.goto('/#/stats');
      await page.getByText('Nothing to count yet').waitFor();
    },
  },
  {
    name: 'replay-broken',
    go: async ({ page }) => {
      const link = formatLink(recordOf(four()));
      await page.goto(`/#/replay/${link.replace(/;[^;]*;/, ';1t1.1t1.1t1.1t1;')}`);
      await page.getByRole('heading', { name: 'This link isn’t valid' }).waitFor();
    },
  },
];
