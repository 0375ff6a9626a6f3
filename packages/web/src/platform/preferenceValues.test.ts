import { expect, test } from 'vitest';
import { DEFAULTS, known, TEXT_SIZES } from './preferenceValues.ts';

test('missing or unreadable preferences leave the defaults', () => {
  for (const found of [undefined, null, 7, 'evening', []]) expect(known(found)).toEqual(DEFAULTS);
});

test('stored preferences are restored', () => {
  const chosen = {
    ...DEFAULTS,
    theme: 'evening',
    contrast: 'more',
    textSize: 200,
    typeface: 'clear',
    sound: false,
    muted: ['cards'],
    calm: true,
    hand: 'right',
    keys: { undo: 'z' },
  };
  expect(known(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
});

test('invalid values are ignored, and the others apply', () => {
  const found = {
    theme: 'noon',
    contrast: true,
    textSize: 125,
    typeface: 'gothic',
    motion: 'still',
    autoMarks: 'no',
    sound: 1,
    muted: 'cards',
    hand: 'none',
    calm: 'very',
    keys: { undo: 7, redo: 'y' },
  };
  expect(known(found)).toEqual({
    ...DEFAULTS,
    motion: 'still',
    keys: { redo: 'y' },
  });
});

test('the four sound switches of earlier versions become one, which is on if any was', () => {
  const off = { pencil: false, flip: false, stamp: false, tree: false };
  expect(known({ sounds: off }).sound).toBe(false);
  expect(known({ sounds: { ...off, stamp: true } }).sound).toBe(true);
  expect(known({ sounds: { ...off, stamp: true }, sound: false }).sound).toBe(false);
});

test('every text size of earlier versions is still available, and text goes up to 200 %', () => {
  for (const textSize of [90, 100, 110, 120, 130, 140, 150]) {
    expect(known({ textSize }).textSize).toBe(textSize);
  }
  expect(TEXT_SIZES.at(-1)).toBe(200);
});

test('the switch for the left hand of earlier versions keeps its effect', () => {
  expect(known({ leftHanded: true }).hand).toBe('left');
  expect(known({ leftHanded: false }).hand).toBe('both');
  expect(known({ leftHanded: true, hand: 'right' }).hand).toBe('right');
});

test('the switches of earlier versions mute no kind of sound', () => {
  expect(known({ sounds: { pencil: true, flip: false } }).muted).toEqual([]);
  expect(known({ muted: ['cards', 'drums', 7, 'writing'] }).muted).toEqual(['writing', 'cards']);
});
