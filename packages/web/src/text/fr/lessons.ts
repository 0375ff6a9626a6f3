import type { Text } from '../text.ts';

/** The names of the lessons; what they say is loaded with them. */
export const lessons: Text['lessons'] = {
  first: 'Votre première partie',
  advanced: 'Version avancée',
  solo: 'Solo',
  aaa: 'Solo AAA',
  expert: 'Expert',
};
