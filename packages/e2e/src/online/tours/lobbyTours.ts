import type { Tour } from './tour.ts';

/** A table before its game. */
export const lobbyTours: readonly Tour[] = [
  {
    title: 'the lobby of a host',
    places: [
      {
        name: 'lobby-host',
        go: async ({ ada, another }) => {
          const id = await ada.makeTable();
          const bob = await another('Bob');
          await bob.join(id);
          await ada.button('Add a bot').click();
          await ada.page.getByText('bot, Regular').waitFor();
          await ada.page.getByText('Bob').first().waitFor();
        },
      },
      {
        name: 'lobby-seat',
        go: async ({ ada }) => {
          await ada.button('Bob: more actions').click();
          await ada.button('Remove from the table').waitFor();
        },
      },
      {
        name: 'lobby-options',
        go: async ({ ada }) => {
          await ada.page.keyboard.press('Escape');
          await ada.button('Change game settings').click();
          await ada.page.getByRole('dialog').getByText('Access').waitFor();
        },
      },
    ],
  },
  {
    title: 'the lobby of a guest',
    places: [
      {
        name: 'lobby-guest',
        go: async ({ ada, another }) => {
          const bob = await another('Bob');
          await ada.look(await bob.makeTable());
        },
      },
      {
        name: 'lobby-removed',
        go: async ({ ada, another }) => {
          const bob = await another('Bob');
          await ada.join(bob.tableId);
          await bob.button('Ada: more actions').click();
          await bob.button('Remove from the table').click();
          await ada.page.getByRole('complementary').getByText('The host removed you').waitFor();
        },
      },
    ],
  },
];
