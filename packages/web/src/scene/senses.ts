import type { SoundName } from '../sound/sounds.ts';
import { SIZE, type Answer, type AnswerKind } from './answers.ts';

/** The sound of each kind of answer. */
const SOUND_OF: { readonly [K in AnswerKind]: SoundName } = {
  write: 'pencil',
  bis: 'pencil',
  temp: 'pencil',
  improve: 'pencil',
  refuse: 'pencil',
  fence: 'wood',
  roundabout: 'wood',
  park: 'leaves',
  pool: 'water',
  estate: 'stamp',
  street: 'chime',
  plan: 'bell',
  'first-plan': 'bell',
  end: 'chime',
  cards: 'flip',
  reshuffle: 'flip',
  skip: 'eraser',
  undo: 'eraser',
  rejected: 'eraser',
};

/** Each sound once, the moments last. */
export function soundsOf(answers: readonly Answer[]): SoundName[] {
  return [...new Set(answers.map(({ kind }) => SOUND_OF[kind]))];
}

/** The vibration pattern: milliseconds on, off, on. New cards don't vibrate, since no tap brought them. */
export function vibrationOf(answers: readonly Answer[]): readonly number[] {
  if (answers.every(({ kind }) => kind === 'cards')) return [];
  return answers.some(({ kind }) => SIZE[kind] >= SIZE.street) ? [10, 40, 20] : [10];
}
