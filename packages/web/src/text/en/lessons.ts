/** The names of the lessons; what they say is loaded with them. */
export const lessons = {
  first: { name: 'Your first game', line: 'The whole game, from the first card to the score.' },
  advanced: { name: 'Advanced', line: 'Roundabouts and other plans.' },
  solo: { name: 'Solo', line: 'One stack, and the Solo card.' },
  aaa: { name: 'AAA solo', line: 'An opponent who builds with your cards.' },
  expert: { name: 'Expert', line: 'A hand of your own, and passing on.' },
};
