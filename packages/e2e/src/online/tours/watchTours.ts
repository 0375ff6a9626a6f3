import type { Tour } from './tour.ts';

/** A game, as a spectator sees it. */
export const watchTours: readonly Tour[] = [
  {
    title: 'watching two players',
    places: [
      {
        name: 'online-watch',
        go: async ({ ada, another }) => {
          const [bob, eve] = [await another('Bob'), await another('Eve')];
          const id = await bob.makeTable();
          await eve.join(id);
          await bob.start();
          await eve.table.ready();
          for (let i = 0; i < 2; i++) await Promise.all([bob.robot.playTurn(), eve.robot.playTurn()]);
          await ada.look(id);
          await ada.page.getByRole('heading', { name: 'Towns' }).waitFor();
        },
      },
    ],
  },
  {
    title: 'watching a game against the AAA',
    places: [
      {
        name: 'online-watch-aaa',
        go: async ({ ada, another }) => {
          const bob = await another('Bob');
          const id = await bob.makeTable({ mode: 'AAA solo' });
          await bob.start();
          for (let i = 0; i < 4; i++) await bob.robot.playTurn();
          await ada.look(id);
          await ada.page.getByRole('region', { name: 'Your opponent' }).waitFor();
        },
      },
    ],
  },
  {
    title: 'watching an Expert game',
    places: [
      {
        name: 'online-watch-expert',
        go: async ({ ada, another }) => {
          const [bob, eve] = [await another('Bob'), await another('Eve')];
          const id = await bob.makeTable({ mode: 'Expert' });
          await eve.join(id);
          await bob.start();
          await eve.table.ready();
          for (let i = 0; i < 2; i++) await Promise.all([bob.robot.playTurn(), eve.robot.playTurn()]);
          await ada.look(id);
          await ada.page.getByRole('img', { name: /^Eve has a hidden number with/ }).waitFor();
          await ada.page.getByRole('img', { name: /^Stack: / }).waitFor();
        },
      },
    ],
  },
];
