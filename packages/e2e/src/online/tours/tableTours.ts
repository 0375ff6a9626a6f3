import { playAhead } from '../ahead.ts';
import { playing, type Host, type Tour } from './tour.ts';

/** Opens something from the menu, and closes what is open now. */
async function fromMenu({ ada }: Host, item: string): Promise<void> {
  await ada.page.keyboard.press('Escape');
  await ada.page.getByRole('dialog').waitFor({ state: 'detached' });
  await ada.button('Menu').click();
  await ada.page.getByRole('dialog').getByRole('button', { name: item }).click();
  await ada.page.getByRole('dialog').waitFor();
}

/** A game, as its players see it. */
export const tableTours: readonly Tour[] = [
  {
    title: 'a table and what its menu opens',
    places: [
      { name: 'online-turn', go: async (host) => void (await playing(host)) },
      {
        name: 'online-menu',
        go: async ({ ada }) => {
          await ada.button('Menu').click();
          await ada.page.getByRole('dialog').waitFor();
        },
      },
      { name: 'online-people', go: (host) => fromMenu(host, 'Players at the table') },
      {
        name: 'online-move',
        go: async (host) => {
          await fromMenu(host, 'Move to another device');
          await host.ada.page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
        },
      },
      { name: 'online-pace', go: (host) => fromMenu(host, 'Change the pace') },
      { name: 'online-resign', go: (host) => fromMenu(host, 'Resign') },
    ],
  },
  {
    title: 'a table with other players',
    places: [
      {
        name: 'online-waiting',
        go: async (host) => {
          await playing(host);
          await host.ada.handIn();
        },
      },
      {
        name: 'online-chat',
        go: async ({ ada, another }) => {
          const bob = await another('Bob');
          await bob.button(/^Chat/).click();
          await bob.page.getByPlaceholder('Message').fill('Good evening. <b>Is this bold?</b>');
          await bob.button('Send').click();
          await bob.button('Well played').click();
          await ada.button(/^Chat/).click();
          await ada.page.getByText('Is this bold?').first().waitFor();
          await ada.page.getByPlaceholder('Message').fill('No, and that is as it should be.');
          await ada.button('Send').click();
          await ada.page.getByText('as it should be').waitFor();
        },
      },
      {
        name: 'online-away',
        go: async ({ ada, another }) => {
          await ada.page.keyboard.press('Escape');
          await (await another('Bob')).context.close();
          await ada.page.locator('[aria-label^="Bob, away"]:visible').waitFor();
        },
      },
      {
        name: 'online-offline',
        go: async ({ ada }) => {
          await ada.button('Take back').click();
          await ada.robot.makeTurn();
          await ada.context.setOffline(true);
          await ada.page.getByText('You’re offline. Your draft is saved.').first().waitFor();
        },
      },
    ],
  },
  {
    title: 'a finished game',
    places: [
      {
        name: 'online-end',
        go: async ({ ada }) => {
          await ada.makeTable({ mode: 'Solo' });
          await ada.start();
          await playAhead([ada]);
          await ada.robot.playGame();
          await ada.button('Play again').waitFor();
        },
      },
    ],
  },
  {
    title: 'a crowd',
    places: [
      {
        name: 'online-crowd',
        go: async ({ ada }) => {
          await ada.makeTable({ seats: 16 });
          for (let i = 0; i < 15; i++) await ada.button('Add a bot').click();
          await ada.page.getByText('Everyone is here').waitFor();
          await ada.start();
          await ada.robot.playTurn();
        },
      },
    ],
  },
];
