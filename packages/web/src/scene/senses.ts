import type { SoundName } from '../sound/sounds.ts';
import { SIZE, type Answer, type AnswerKind } from './answers.ts';

/** What is heard of each kind of answer. */
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

/** What a phone does, in milliseconds on, off, on. Cards come without a touch. */
export function touchOf(answers: readonly Answer[]): readonly number[] {
  if (answers.every(({ kind }) => kind === 'cards')) return [];
  return answers.some(({ kind }) => SIZE[kind] >= SIZE.street) ? [10, 40, 20] : [10];
}
