import type { Action, Options } from 'picket-engine';
import { gameAfter, lookFor } from '../arranged/games.ts';
import { lonelyHouses, lotCode, readyPlans, stepsOf } from '../arranged/moments.ts';
import type { Place, Traveller } from './place.ts';

const MIDDLE = 16;

/** Writes a number whose action leads to a question. */
async function writeWith({ table, resume }: Traveller, action: Action, plan = false): Promise<void> {
  const { game, found } = lookFor(
    (position) =>
      lonelyHouses(position).find(
        ({ action: its, draft }) =>
          its === action &&
          readyPlans(draft).length > 0 === plan &&
          (action === 'park' || stepsOf(draft, action).length > 0),
      ),
    { edition: '2023' },
  );
  await resume(game);
  await table.tapCell(lotCode(found.spot));
}

const opened =
  (rounds: number, options: Partial<Options> = {}) =>
  ({ resume }: Traveller) =>
    resume(gameAfter(rounds, options));

/** Every situation in a turn. */
export const turnPlaces: readonly Place[] = [
  { name: 'first-round', go: opened(0) },
  { name: 'game', go: opened(MIDDLE) },
  { name: 'game-advanced', go: opened(MIDDLE, { advanced: true, edition: '2023' }) },
  {
    name: 'game-together',
    go: async ({ table, resume }) => {
      await resume(gameAfter(MIDDLE, { players: ['Ada', 'Bob', 'Cy', 'Dot'] }));
      await table.button('I’m Ada').click();
      await table.confirm.waitFor();
    },
  },
  { name: 'hand', go: opened(MIDDLE, { mode: 'solo' }) },
  {
    name: 'offer-chosen',
    go: async (traveller) => {
      await opened(8)(traveller);
      await traveller.table.tapOffer(1);
    },
  },
  {
    name: 'question',
    go: async (traveller) => {
      await opened(0)(traveller);
      await traveller.table.tapCell('lot 1 5');
    },
  },
  { name: 'written', go: (traveller) => writeWith(traveller, 'park') },
  { name: 'fence', go: (traveller) => writeWith(traveller, 'fence') },
  { name: 'values', go: (traveller) => writeWith(traveller, 'improve') },
  { name: 'copy', go: (traveller) => writeWith(traveller, 'bis') },
  {
    name: 'roundabout',
    go: async (traveller) => {
      await opened(4, { advanced: true })(traveller);
      await traveller.table.tap(traveller.table.roundabout);
    },
  },
  { name: 'plan-ready', go: (traveller) => writeWith(traveller, 'park', true) },
  {
    name: 'plan-validated',
    go: async (traveller) => {
      await writeWith(traveller, 'park', true);
      await traveller.table.tap(traveller.table.button(/^Claim plan/).first());
    },
  },
  {
    name: 'why-not',
    go: async (traveller) => {
      await opened(MIDDLE)(traveller);
      const taken = traveller.page.getByRole('gridcell', { name: /, number \d+/ }).first();
      await taken.click({ force: true });
      await traveller.table.whyNot.getByRole('button', { name: /^Why\? Rule / }).waitFor();
    },
  },
];
