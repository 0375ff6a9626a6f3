import { giveFile, lonelyBox, wrongBox } from '../componentFiles.ts';
import { unfold, type GameChoice } from '../startPage.ts';
import type { Place, Traveller } from './place.ts';

const chosen =
  (choice: GameChoice, then?: (traveller: Traveller) => Promise<void>): Place['go'] =>
  async (traveller) => {
    await traveller.start.open();
    await traveller.start.choose(choice);
    await then?.(traveller);
  };

/** Scrolls a part of the page into view. */
const show = async ({ page }: Traveller, heading: string): Promise<void> => {
  await page
    .getByRole('heading', { name: heading, exact: true })
    .evaluate((element) => element.scrollIntoView({ block: 'start' }));
};

/** The set-up page with everything unfolded; `learnPlaces` has it as a newcomer sees it. */
export const setupPlaces: readonly Place[] = [
  { name: 'new-game', go: chosen({ advanced: true }, (traveller) => show(traveller, 'New game')) },
  {
    name: 'new-game-bots',
    go: chosen({ kind: 'bots' }, async (traveller) => {
      const add = traveller.page.getByRole('button', { name: 'Add a bot' });
      for (let bots = 1; bots < 3; bots++) await add.click();
      await show(traveller, 'Who plays?');
    }),
  },
  {
    name: 'new-game-together',
    go: chosen({ kind: 'expert' }, async (traveller) => {
      const add = traveller.page.getByRole('button', { name: 'Add a player' });
      for (let seats = 2; seats < 8; seats++) await add.click();
      await show(traveller, 'Who plays?');
    }),
  },
  { name: 'new-game-solo', go: chosen({ kind: 'solo' }, (traveller) => show(traveller, 'New game')) },
  {
    name: 'new-game-opponents',
    go: chosen({ kind: 'aaa', opponent: 'Ann' }, (traveller) => show(traveller, 'Your opponent')),
  },
  {
    name: 'new-game-house-values',
    go: chosen({ kind: 'aaa', edition: '2023', opponent: 'Irene', sheet: 'Blueprint' }, async (traveller) => {
      await unfold(traveller.page, 'What Irene scores');
      await show(traveller, 'What Irene scores');
    }),
  },
  {
    name: 'new-game-plans',
    go: chosen({ edition: '2023', advanced: true }, async (traveller) => {
      await traveller.start.take('Chosen');
      await show(traveller, 'Plans');
    }),
  },
  {
    name: 'new-game-plans-out',
    go: chosen({}, async (traveller) => {
      await traveller.start.take('Exclude some');
      for (let plan = 0; plan < 5; plan++) {
        await traveller.page.getByRole('checkbox').nth(plan).click({ force: true });
      }
      await show(traveller, 'Plans');
    }),
  },
  {
    name: 'new-game-files',
    go: chosen({}, async (traveller) => {
      const { page } = traveller;
      await giveFile(page, lonelyBox);
      await page.getByRole('radio', { name: /lonely box/ }).waitFor();
      await giveFile(page, wrongBox);
      await page.getByRole('alert').waitFor();
      await show(traveller, 'Components');
    }),
  },
];
