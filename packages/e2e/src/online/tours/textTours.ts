import { TextTable } from '../../textView/textTable.ts';
import { playing, type Tour } from './tour.ts';

/** The text view of online tables. */
export const textTours: readonly Tour[] = [
  {
    title: 'an online table as text',
    places: [
      {
        name: 'text-lobby',
        go: async ({ ada, another }) => {
          const id = await ada.makeTable();
          await new TextTable(ada.page).open();
          await (await another('Bob')).join(id);
          await ada.page.getByText('Bob has joined.').last().waitFor();
        },
      },
      {
        name: 'text-online',
        go: async ({ ada, another }) => {
          const text = new TextTable(ada.page);
          await text.command.fill('start');
          await text.command.press('Enter');
          await text.page.getByRole('heading', { name: 'Round 1, your turn' }).waitFor();
          await (await another('Bob')).table.ready();
        },
      },
    ],
  },
  {
    title: 'watching as text',
    places: [
      {
        name: 'text-watch',
        go: async (host) => {
          const bob = await playing(host);
          await Promise.all([host.ada.robot.playTurn(), bob.robot.playTurn()]);
          await host.ada.button('Menu').click();
          await host.ada.button('Resign').click();
          await host.ada.button('Resign').click();
          await host.ada.page.getByText('You’re watching.').waitFor();
          await new TextTable(host.ada.page).open();
        },
      },
    ],
  },
];
