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
    sounds: { ...DEFAULTS.sounds, stamp: true },
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
    sounds: { pencil: 1, tree: true, drum: true },
    keys: { undo: 7, redo: 'y' },
  };
  expect(known(found)).toEqual({
    ...DEFAULTS,
    motion: 'still',
    sounds: { ...DEFAULTS.sounds, tree: true },
    keys: { redo: 'y' },
  });
});
