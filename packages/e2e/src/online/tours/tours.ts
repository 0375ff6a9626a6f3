import { playAhead } from './ahead.ts';
import type { Player } from './player.ts';

/** What a test needs to get to a place: the first person looks, others may help. */
interface Host {
  readonly ada: Player;
  /** Another person, in a browser without screenshots. */
  readonly another: (name: string) => Promise<Player>;
}

export interface OnlinePlace {
  readonly name: string;
  readonly go: (host: Host) => Promise<void>;
}

/** Ada at a table of two that has started. */
async function playing({ ada, another }: Host): Promise<Player> {
  const id = await ada.makeTable({ mode: 'Standard', clock: '5 minutes' });
  const bob = await another('Bob');
  await bob.join(id);
  await ada.start();
  await bob.table.ready();
  return bob;
}

/** The same, with something opened from the menu. */
async function fromMenu(host: Host, item: string): Promise<void> {
  const { ada } = host;
  await playing(host);
  await ada.button('Menu').click();
  await ada.page.getByRole('dialog').getByRole('button', { name: item }).click();
  await ada.page.getByRole('dialog').waitFor();
}

export const onlinePlaces: readonly OnlinePlace[] = [
  {
    name: 'together',
    go: async ({ ada }) => {
      await ada.page.goto('/#/together');
      await ada.page.getByRole('heading', { name: 'Public tables' }).waitFor();
      await ada.page.getByLabel('Code').fill('ABCD');
      await ada.button('Join').click();
      await ada.page.getByText('A code has four of these letters').first().waitFor();
    },
  },
  {
    name: 'together-mine',
    go: async (host) => {
      const { ada, another } = host;
      const eve = await another('Eve with her long name');
      await eve.makeTable({ public: true });
      await playing(host);
      await ada.makeTable({ mode: 'Expert' });
      await ada.page.goto('/#/together');
      await ada.page.getByText('Your turn').waitFor();
      await ada.page.getByText('Eve with').first().waitFor();
    },
  },
  {
    name: 'together-make',
    go: async ({ ada }) => {
      await ada.page.goto('/#/together/new');
      await ada.button('Create table').click();
      await ada.page.getByText('Enter a name').first().waitFor();
    },
  },
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
      await ada.join(await bob.makeTable());
      await bob.button('Ada: more actions').click();
      await bob.button('Remove from the table').click();
      await ada.page.getByRole('complementary').getByText('The host removed you').waitFor();
    },
  },
  {
    name: 'lobby-options',
    go: async ({ ada }) => {
      await ada.makeTable();
      await ada.button('Change game settings').click();
      await ada.page.getByRole('dialog').getByText('Access').waitFor();
    },
  },
  {
    name: 'lobby-seat',
    go: async ({ ada, another }) => {
      const id = await ada.makeTable();
      const bob = await another('Bob');
      await bob.join(id);
      await ada.button('Bob: more actions').click();
    },
  },
  { name: 'online-turn', go: async (host) => void (await playing(host)) },
  {
    name: 'online-waiting',
    go: async (host) => {
      await playing(host);
      await host.ada.handIn();
    },
  },
  {
    name: 'online-chat',
    go: async (host) => {
      const bob = await playing(host);
      await bob.button(/^Chat/).click();
      await bob.page.getByPlaceholder('Message').fill('Good evening. <b>Is this bold?</b>');
      await bob.button('Send').click();
      await bob.button('Well played').click();
      await host.ada.button(/^Chat/).click();
      await host.ada.page.getByText('Is this bold?').first().waitFor();
      await host.ada.page.getByPlaceholder('Message').fill('No, and that is as it should be.');
      await host.ada.button('Send').click();
      await host.ada.page.getByText('as it should be').waitFor();
    },
  },
  {
    name: 'online-menu',
    go: async (host) => {
      await playing(host);
      await host.ada.button('Menu').click();
    },
  },
  {
    name: 'online-people',
    go: (host) => fromMenu(host, 'Players at the table'),
  },
  {
    name: 'online-move',
    go: async (host) => {
      await fromMenu(host, 'Move to another device');
      await host.ada.page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
    },
  },
  { name: 'online-pace', go: (host) => fromMenu(host, 'Change the pace') },
  {
    name: 'online-resign',
    go: (host) => fromMenu(host, 'Resign'),
  },
  {
    name: 'online-away',
    go: async (host) => {
      const bob = await playing(host);
      await bob.context.close();
      await host.ada.page.locator('[aria-label^="Bob, away"]:visible').waitFor();
    },
  },
  {
    name: 'online-offline',
    go: async (host) => {
      await playing(host);
      await host.ada.robot.makeTurn();
      await host.ada.context.setOffline(true);
      await host.ada.page.getByText('You’re offline. Your draft is saved.').first().waitFor();
    },
  },
  {
    name: 'online-watch',
    go: async (host) => {
      const { ada, another } = host;
      const [bob, eve] = [await another('Bob'), await another('Eve')];
      const id = await bob.makeTable();
      await eve.join(id);
      await bob.start();
      await eve.table.ready();
      for (let i = 0; i < 3; i++) await Promise.all([bob.robot.playTurn(), eve.robot.playTurn()]);
      await ada.look(id);
      await ada.page.getByRole('heading', { name: 'Towns' }).waitFor();
    },
  },
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
  {
    name: 'no-such-table',
    go: async ({ ada }) => {
      await ada.look('abcdefghijkl');
    },
  },
  {
    name: 'link-used',
    go: async ({ ada }) => {
      await ada.page.goto('/#/link/AAAAAAAAAAAAAAAAAAAAAA');
      await ada.page.getByRole('heading', { name: 'This link doesn’t open a seat' }).waitFor();
    },
  },
];
