import type { SettingsText } from '../pagesText.ts';

export const settings: SettingsText = {
  pageTitle: 'Settings · Picket',
  title: 'Settings',
  close: 'Done',
  confirm: { name: 'Confirm', line: 'Whether a turn waits for you before it goes out.' },
  confirmChoices: {
    always: 'Always ask',
    countdown: 'After a short countdown',
    off: 'As soon as nothing is left to do',
  },
  theme: { name: 'Theme', line: 'Evening lights the windows.' },
  themeChoices: { light: 'Light', evening: 'Evening', auto: 'As the device' },
  motion: { name: 'Motion', line: 'Ink, cards and trees can move or stand still.' },
  motionChoices: { auto: 'As the device', full: 'On', still: 'Off' },
  autoMarks: { name: 'Mark by itself', line: 'A park, a pool or a temp box is marked with the number.' },
  plainNumerals: { name: 'Plain numerals', line: 'House numbers in print instead of handwriting.' },
  keys: { name: 'Keys', line: 'What each key does in a game.' },
  on: 'On',
  off: 'Off',
};
