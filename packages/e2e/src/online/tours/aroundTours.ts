import { playing, type Tour } from './tour.ts';

/** Pages before and around a table. */
export const aroundTours: readonly Tour[] = [
  {
    title: 'everything without a table',
    places: [
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
        name: 'together-make',
        go: async ({ ada }) => {
          await ada.page.goto('/#/together/new');
          await ada.button('Create table').click();
          await ada.page.getByText('Enter a name').first().waitFor();
        },
      },
      {
        name: 'no-such-table',
        go: async ({ ada }) => {
          await ada.look('abcdefghijkl');
          await ada.page.getByText('This table doesn’t exist').first().waitFor();
        },
      },
      {
        name: 'link-used',
        go: async ({ ada }) => {
          await ada.page.goto('/#/link/AAAAAAAAAAAAAAAAAAAAAA');
          await ada.page.getByRole('heading', { name: 'This link doesn’t open a seat' }).waitFor();
        },
      },
    ],
  },
  {
    title: 'a list of tables',
    places: [
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
        name: 'my-data',
        go: async ({ ada }) => {
          await ada.page.getByRole('link', { name: 'Download or delete your data' }).click();
          await ada.button('Download my data').waitFor();
        },
      },
      {
        name: 'my-data-delete',
        go: async ({ ada }) => {
          await ada.button('Delete my data on this server…').click();
          await ada.page.getByRole('dialog').waitFor();
        },
      },
    ],
  },
];
