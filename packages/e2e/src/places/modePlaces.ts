import { viewOf, type Game, type Options } from 'picket-engine';
import { gameAfter } from '../arranged/games.ts';
import type { Place, Traveller } from './place.ts';

const MIDDLE = 16;
/** Rounds after which the stack of a solo game is used up. */
const LAST = 26;
const EIGHT = ['Ada', 'Bob', 'Cy', 'Dot', 'Eve', 'Finn', 'Gus', 'Hal'];
const OLD: Partial<Options> = { edition: '2018', mode: 'aaa', opponent: '2018-aaa-4' };
const NEW: Partial<Options> = { edition: '2023', mode: 'aaa', opponent: '2023-aaa-4' };

const opened =
  (rounds: number, options: Partial<Options>) =>
  ({ resume }: Traveller) =>
    resume(gameAfter(rounds, options));

/** The first of several players takes the device. */
async function takeDevice({ table }: Traveller): Promise<void> {
  await table.button('I’m Ada').click();
  await table.confirm.waitFor();
}

async function takeCards({ table }: Traveller): Promise<void> {
  await table.tapOffer(0);
  await table
    .button(/^Use the action/)
    .nth(1)
    .click();
}

/** A solo game whose next card is the Solo card. */
function specialOnTop(): Game {
  for (let i = 0; ; i++) {
    for (let rounds = MIDDLE; rounds < LAST; rounds++) {
      const game = gameAfter(rounds, { mode: 'solo' }, `special-${i}`);
      if (viewOf(game).now?.facts.top === 'special') return game;
    }
  }
}

/** What the table shows only in some modes. */
export const modePlaces: readonly Place[] = [
  { name: 'game-aaa-2018', go: opened(MIDDLE, OLD) },
  { name: 'game-aaa-2023', go: opened(MIDDLE, NEW) },
  {
    name: 'aaa-card-left',
    go: async (traveller) => {
      await opened(MIDDLE, NEW)(traveller);
      await takeCards(traveller);
    },
  },
  {
    name: 'aaa-opponent',
    go: async (traveller) => {
      await opened(MIDDLE + 6, NEW)(traveller);
      await traveller.table.button(/Show its street/).click();
    },
  },
  {
    name: 'aaa-question',
    go: async (traveller) => {
      await opened(1, OLD)(traveller);
      await traveller.table.tapCell('lot 1 5');
    },
  },
  {
    name: 'game-expert',
    go: async (traveller) => {
      await opened(MIDDLE, { mode: 'expert', players: ['Ada', 'Bob', 'Cy'] })(traveller);
      await takeDevice(traveller);
      await takeCards(traveller);
    },
  },
  {
    name: 'expert-hand',
    go: async (traveller) => {
      await opened(MIDDLE, { mode: 'expert', players: ['Ada', 'Bob', 'Cy'] })(traveller);
      await takeDevice(traveller);
      await traveller.table.button(/^Bob, thinking/).click();
      await traveller.page
        .getByRole('dialog')
        .getByRole('img', { name: /^Bob has/ })
        .waitFor();
    },
  },
  {
    name: 'solo-card-on-top',
    go: async ({ resume, page }) => {
      await resume(specialOnTop());
      await page.getByRole('img', { name: /Solo card on top\.$/ }).waitFor();
    },
  },
  {
    name: 'hand-over-expert',
    go: opened(0, { mode: 'expert', players: ['Ada', 'Bob', 'Cy'] }),
  },
  { name: 'recap', go: opened(MIDDLE, { players: ['Ada', 'Bob'] }) },
  { name: 'recap-eight', go: opened(MIDDLE, { players: EIGHT }) },
  {
    name: 'game-eight',
    go: async (traveller) => {
      await opened(MIDDLE, { players: EIGHT })(traveller);
      await takeDevice(traveller);
    },
  },
  {
    name: 'game-practice',
    go: async (traveller) => {
      const { table } = traveller;
      await opened(MIDDLE, {})(traveller);
      await table.button('Menu').click();
      await table.button(/^Take back the last round/).click();
      await traveller.page.getByText('Practice', { exact: true }).waitFor();
    },
  },
  {
    name: 'game-bots',
    go: async ({ start, table }) => {
      await start.begin({ kind: 'bots', seed: 'bots' });
      await table.ready();
    },
  },
];
