export const frame = {
  pageTitle: (title: string) => `${title} · Picket`,
  back: {
    start: 'Back to start',
    game: 'Back to the game',
    games: 'Back to towns',
    learn: 'Back to the lesson',
    new: 'Back to set-up',
    replay: 'Back to the replay',
    together: 'Back to tables',
    table: 'Back to the table',
    daily: 'Back to the deal',
    tabletop: 'Back to overview',
  },
  ways: 'More pages',
  pages: { rules: 'Rules', aid: 'Player aid', settings: 'Settings', about: 'About' },
};
