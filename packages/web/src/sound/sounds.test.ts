import { expect, test } from 'vitest';
import { SOUND_KINDS } from '../platform/preferenceValues.ts';
import { audible, soundsOfKind, type SoundName } from './sounds.ts';

const ALL: { readonly [S in SoundName]: true } = {
  pencil: true,
  wood: true,
  leaves: true,
  water: true,
  stamp: true,
  bell: true,
  chime: true,
  flip: true,
  eraser: true,
  doorbell: true,
};

test('every sound but the doorbell belongs to exactly one kind', () => {
  const sorted = SOUND_KINDS.flatMap(soundsOfKind).toSorted();
  const all = Object.keys(ALL).filter((sound) => sound !== 'doorbell');
  expect(sorted).toEqual(all.toSorted());
});

test('a muted kind is silent, and the others keep their order', () => {
  expect(audible(['pencil', 'wood', 'bell'], ['building'])).toEqual(['pencil', 'bell']);
  expect(audible(['pencil', 'wood', 'bell', 'doorbell'], [...SOUND_KINDS])).toEqual(['doorbell']);
  expect(audible(['pencil'], [])).toEqual(['pencil']);
});
