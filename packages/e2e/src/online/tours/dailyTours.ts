import { playAhead } from '../ahead.ts';
import type { Player } from '../player.ts';
import type { Tour } from './tour.ts';

async function openDaily({ page }: Player): Promise<void> {
  await page.goto('/#/daily');
  await page.getByRole('heading', { name: 'What this list proves' }).waitFor();
  await page.getByText('Hash of this deal').waitFor();
}

async function playSealed(player: Player): Promise<void> {
  const { page, name, table, robot } = player;
  await openDaily(player);
  await page.getByLabel('Your name on the list').fill(name);
  await page.getByRole('region', { name: 'Sealed' }).getByRole('button', { name: 'Play' }).click();
  await page.waitForURL(/#\/table\//);
  await table.ready();
  await playAhead([player]);
  await robot.playGame();
}

/** The deal of the day at a server. */
export const dailyTours: readonly Tour[] = [
  {
    title: 'the deal of the day',
    places: [
      { name: 'daily', go: async ({ ada }) => openDaily(ada) },
      {
        name: 'daily-played',
        go: async ({ ada, another }) => {
          await playSealed(await another('June'));
          await playSealed(ada);
          await openDaily(ada);
          await ada.page.locator('[data-ghost]').waitFor();
        },
      },
      {
        name: 'daily-report',
        go: async ({ ada }) => {
          await ada.button('Report a name').click();
          await ada.page.getByRole('dialog').waitFor();
        },
      },
      {
        name: 'daily-code',
        go: async ({ ada }) => {
          await ada.page.keyboard.press('Escape');
          await ada.page.getByRole('dialog').waitFor({ state: 'detached' });
          await ada.button('Take it to another device').click();
          await ada.page.locator('[data-kept=true]').waitFor();
        },
      },
    ],
  },
];
