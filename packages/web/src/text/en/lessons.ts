/** The names of the lessons; their sentences are loaded with them. */
export const lessons = {
  first: 'Your first game',
  advanced: 'Advanced',
  solo: 'Solo',
  aaa: 'AAA solo',
  expert: 'Expert',
};
