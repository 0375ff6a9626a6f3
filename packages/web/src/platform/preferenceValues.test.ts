import { expect, test } from 'vitest';
import { DEFAULTS, known } from './preferenceValues.ts';

test('missing or unreadable preferences leave the defaults', () => {
  for (const found of [undefined, null, 7, 'evening', []]) expect(known(found)).toEqual(DEFAULTS);
});

test('stored preferences are restored', () => {
  const chosen = {
    ...DEFAULTS,
    theme: 'evening',
    textSize: 150,
    sound: false,
    calm: true,
    leftHanded: true,
    keys: { undo: 'z' },
  };
  expect(known(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
});

test('invalid values are ignored, and the others apply', () => {
  const found = {
    theme: 'noon',
    textSize: 125,
    motion: 'still',
    autoMarks: 'no',
    sound: 1,
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
