import type { Words } from '../catalogue.ts';

/** What is printed on paper. */
export const paper = {
  player: 'Player',
  date: 'Date',
  deal: 'Deal',
  plans: 'what they ask for, and their points',
  estates: 'value by size',
  pools: 'cross one for each pool built',
  temps: ([first = 0, second = 0, third = 0]) => `${first} for the most, then ${second}, ${third}`,
  bis: 'cross one for each copy',
  foot: [
    'Numbers rise from left to right. Cross boxes from the left or from the top: the first value not crossed counts. Circle a pool when you build it, and “bis” on a copy.',
    'Draw a fence over a dotted line. Ink the wire above houses that a plan has used. The end: three plans, the third refusal, or the last house.',
  ],
  numbers: 'Cards, number sides',
  actions: 'Cards, action sides',
  booklet: 'Deal booklet',
  uncover: 'Cover the rounds with a sheet of paper and uncover one at a time. No reshuffle on request.',
  shuffled: 'stacks reshuffled',
  aid: 'Player aid',
} satisfies Words['paper'];
