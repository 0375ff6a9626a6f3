import type { SoundKind } from '../platform/preferenceValues.ts';

export type SoundName =
  'pencil' | 'wood' | 'leaves' | 'water' | 'stamp' | 'bell' | 'chime' | 'flip' | 'eraser' | 'doorbell';

/** What a player can turn off on its own. The doorbell has its own switch. */
const KINDS: { readonly [K in SoundKind]: readonly SoundName[] } = {
  writing: ['pencil', 'eraser'],
  building: ['wood', 'leaves', 'water'],
  points: ['stamp', 'chime', 'bell'],
  cards: ['flip'],
};

export const soundsOfKind = (kind: SoundKind): readonly SoundName[] => KINDS[kind];

/** The sounds that are not of a muted kind. */
export function audible(sounds: readonly SoundName[], muted: readonly SoundKind[]): readonly SoundName[] {
  const off = new Set(muted.flatMap(soundsOfKind));
  return sounds.filter((sound) => !off.has(sound));
}
