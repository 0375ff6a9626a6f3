import { expect, test } from 'vitest';
import { DEFAULTS, known } from './preferenceValues.ts';

test('nothing kept, or nothing that can be read, leaves everything as it comes', () => {
  for (const found of [undefined, null, 7, 'evening', []]) expect(known(found)).toEqual(DEFAULTS);
});

test('what was kept comes back', () => {
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

test('what cannot be believed is left out, and the rest still holds', () => {
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
