import { enCore as words } from 'picket-words';
import type { Preferences } from '../../platform/preferenceValues.ts';
import { inPercent, numbers } from './phrase.ts';
import { say } from './say.ts';

export const settings = {
  title: 'Settings',
  line: 'Changes take effect at once and are saved in this browser.',
  preview: {
    title: 'Preview',
    picture: (written: readonly number[]) =>
      `A street with the numbers ${numbers(written)}, a fence and some trees.`,
    /** As announced in a game, of the number that was written last, in the fourth house. */
    sentence: (number: number) =>
      `${words.step({ do: 'write', number, at: [1, 3] }, '2018', { trees: ['apple', 'elm', 'oak'] })} ${say.score(41, 5)}`,
    again: 'Write another number',
  },
  groups: { look: 'Appearance', playing: 'Playing', sounds: 'Sound and calm', keys: 'Keys' },
  language: {
    name: 'Language',
    failed: 'That language couldn’t be loaded. Check your connection and try again.',
  },
  theme: { name: 'Theme', line: 'Evening lights the windows.' },
  themeChoices: { light: 'Light', evening: 'Evening', auto: 'Match system' } satisfies Record<
    Preferences['theme'],
    string
  >,
  textSize: {
    name: 'Text size',
    line: 'In addition to your browser’s own setting.',
    smaller: 'Smaller text',
    larger: 'Larger text',
    percent: (size: number) => inPercent(size / 100),
  },
  plainNumerals: { name: 'Plain numerals', line: 'House numbers in print instead of handwriting.' },
  motion: { name: 'Motion', line: 'Animate ink, cards and trees.' },
  motionChoices: { auto: 'Match system', full: 'On', still: 'Off' } satisfies Record<
    Preferences['motion'],
    string
  >,
  confirm: { name: 'Confirm', line: 'When your turn is confirmed.' },
  confirmChoices: {
    always: 'Always ask',
    countdown: 'After a short countdown',
    off: 'As soon as it’s complete',
  } satisfies Record<Preferences['confirm'], string>,
  autoMarks: { name: 'Auto-mark', line: 'Cross a park, pool or temp box together with the number.' },
  leftHanded: { name: 'Left-handed', line: 'On a phone, Confirm is under your left thumb.' },
  sound: { name: 'Sound', line: 'Short sounds when you write, build or claim something.' },
  doorbell: {
    name: 'Doorbell',
    line: 'Rings when it’s your turn at an online table and you’re in another tab or window.',
  },
  calm: { name: 'Calm', line: 'No sound, vibration or animation. Points still appear.' },
  keys: {
    line: 'What each key does in a game. Choose one, then press the new key.',
    /** The name of a key for which there is only a blank. */
    space: 'Space',
    change: (does: string, key: string) => `${does}: ${key}. Change the key.`,
    press: (does: string) => `Press the key for “${does}”. Escape keeps the old one.`,
    changed: (does: string, key: string) => `“${does}” is now ${key}.`,
    /** Another command had the key, and now has the old one. */
    swapped: (does: string, key: string, other: string, its: string) =>
      `“${does}” is now ${key}, and “${other}”, which was on that key, is now ${its}.`,
    taken: 'The browser needs that key. Press another one.',
    reset: 'Reset all keys',
    wereReset: 'All keys are reset.',
    toChange: 'Change keys',
  },
};
