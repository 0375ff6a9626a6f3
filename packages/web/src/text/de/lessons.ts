import type { Text } from '../text.ts';

/** The names of the lessons; what they say is loaded with them. */
export const lessons: Text['lessons'] = {
  first: 'Dein erstes Spiel',
  advanced: 'Fortgeschrittene',
  solo: 'Solo',
  aaa: 'AAA-Solo',
  expert: 'Experten',
};
