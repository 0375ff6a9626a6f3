export const frame = {
  pageTitle: (title: string) => `${title} · Picket`,
  back: {
    start: 'Back to the start page',
    game: 'Back to the game',
    games: 'Back to your towns',
    learn: 'Back to your first game',
    new: 'Back to the new game',
    together: 'Back to tables',
    table: 'Back to the table',
  },
  ways: 'More pages',
  pages: { rules: 'Rules', aid: 'Player aid', settings: 'Settings', about: 'About' },
};
