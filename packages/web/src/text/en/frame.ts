import type { FrameText } from '../frameText.ts';

export const frame: FrameText = {
  pageTitle: (title) => `${title} · Picket`,
  back: {
    start: 'Back to the start',
    game: 'Back to the game',
    games: 'Back to your towns',
    new: 'Back to the new game',
    together: 'Back to tables',
    table: 'Back to the table',
  },
  ways: 'More pages',
  pages: { rules: 'Rules', aid: 'Player aid', settings: 'Settings', about: 'Small print' },
};
