import type { SettingsText } from '../settingsText.ts';
import { list } from './phrase.ts';

export const settings: SettingsText = {
  title: 'Settings',
  line: 'Everything takes effect at once and is kept in this browser.',
  preview: {
    title: 'This is how it looks',
    picture: (numbers) => `A street with the numbers ${list(numbers.map(String))}, a fence and some trees.`,
    sentence: (number) => `Wrote ${number}, middle street, house 4. Score 41, up 5.`,
    again: 'Write another number',
  },
  groups: { look: 'Look', playing: 'Playing', sounds: 'Sounds', keys: 'Keys' },
  theme: { name: 'Theme', line: 'Evening lights the windows.' },
  themeChoices: { light: 'Light', evening: 'Evening', auto: 'As the device' },
  textSize: {
    name: 'Text size',
    line: 'On top of what your browser is set to.',
    smaller: 'Smaller text',
    larger: 'Larger text',
    percent: (size) => `${size} %`,
  },
  plainNumerals: { name: 'Plain numerals', line: 'House numbers in print instead of handwriting.' },
  motion: { name: 'Motion', line: 'Ink, cards and trees can move or stand still.' },
  motionChoices: { auto: 'As the device', full: 'On', still: 'Off' },
  confirm: { name: 'Confirm', line: 'Whether a turn waits for you before it goes out.' },
  confirmChoices: {
    always: 'Always ask',
    countdown: 'After a short countdown',
    off: 'As soon as nothing is left to do',
  },
  autoMarks: { name: 'Mark by itself', line: 'A park, a pool or a temp box is marked with the number.' },
  leftHanded: { name: 'Left-handed', line: 'On a phone, Confirm is under your left thumb.' },
  soundsLine: 'All are off until you ask for them.',
  sounds: {
    pencil: { name: 'Pencil', line: 'When a number is written.' },
    flip: { name: 'Cards', line: 'When new ones are turned over.' },
    stamp: { name: 'Stamp', line: 'When you validate a plan.' },
    tree: { name: 'Tree', line: 'When a park box is crossed.' },
  },
  tryIt: 'Try it',
  trySound: (name) => `Try it: ${name}`,
  keys: {
    line: 'What each key does in a game. Choose one, then press the key you would rather have.',
    space: 'Space',
    change: (does, key) => `${does}: ${key}. Change the key.`,
    press: (does) => `Press the key for “${does}”. Escape leaves it as it is.`,
    changed: (does, key) => `“${does}” is on ${key} now.`,
    swapped: (does, key, other, its) =>
      `“${does}” is on ${key} now; that key was “${other}”, which has moved to ${its}.`,
    taken: 'The browser needs that key itself. Press another one.',
    reset: 'Back to the usual keys',
    wereReset: 'All keys are as usual again.',
    toChange: 'Change the keys',
  },
};
