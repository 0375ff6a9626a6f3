import type { Preferences, SoundKind } from '../../platform/preferenceValues.ts';
import { inPercent, numbers } from './phrase.ts';

export const settings = {
  title: 'Settings',
  line: 'Changes take effect at once and are saved in this browser.',
  preview: {
    title: 'Preview',
    picture: (written: readonly number[]) =>
      `A street with the numbers ${numbers(written)}, a fence and some trees.`,
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
  contrast: { name: 'High contrast', line: 'Black on white, or white on black in the evening.' },
  contrastChoices: { auto: 'Match system', more: 'On', normal: 'Off' } satisfies Record<
    Preferences['contrast'],
    string
  >,
  textSize: {
    name: 'Text size',
    line: 'In addition to your browser’s own setting.',
    smaller: 'Smaller text',
    larger: 'Larger text',
    percent: (size: number) => inPercent(size / 100),
  },
  typeface: {
    name: 'Typeface',
    line: 'Letters that are hard to confuse, with more space, for readers with dyslexia.',
  },
  typefaceChoices: { standard: 'Standard', clear: 'Easy to read' } satisfies Record<
    Preferences['typeface'],
    string
  >,
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
  hand: {
    name: 'Hands',
    line: 'With one thumb, cards and Confirm are at the bottom of a phone. Left also mirrors larger screens.',
  },
  handChoices: { both: 'Two hands', right: 'Right thumb', left: 'Left thumb' } satisfies Record<
    Preferences['hand'],
    string
  >,
  sound: { name: 'Sound', line: 'Short sounds when you write, build or claim something.' },
  /** Shown behind the switch for all sounds. */
  soundKinds: {
    title: 'Choose sounds',
    names: {
      writing: 'Writing',
      building: 'Building',
      points: 'Points and plans',
      cards: 'Cards',
    } satisfies Record<SoundKind, string>,
    lines: {
      writing: 'Pencil and eraser.',
      building: 'Fences, trees and pools.',
      points: 'Estates, full streets and plans.',
      cards: 'New cards in each round.',
    } satisfies Record<SoundKind, string>,
  },
  doorbell: {
    name: 'Doorbell',
    line: 'Rings when it’s your turn at an online table and you’re in another tab or window.',
  },
  calm: { name: 'Calm', line: 'No sound, vibration or animation. Points still appear.' },
  keys: {
    line: 'What each key does in a game. Choose one, then press the new key.',
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
