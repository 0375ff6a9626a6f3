import type { AidText } from '../rulesText.ts';

export const aid: AidText = {
  title: 'Player aid',
  print: 'Print it',
  turn: {
    title: 'Your turn',
    steps: [
      { name: 'Write', line: 'One number on offer into one empty house. Numbers rise from left to right.' },
      { name: 'Act', line: 'You may use the action that came with it.' },
      { name: 'Plan', line: 'You may validate any plans your sheet meets.' },
    ],
  },
  actions: {
    title: 'Actions',
    lines: {
      fence: 'Put a fence between any two neighbours.',
      improve: 'Raise what one estate size is worth.',
      park: 'Plant a tree in the street you wrote in.',
      pool: 'Dig it, if you wrote beside a plot.',
      temp: 'First change the number by up to 2.',
      bis: 'Copy a neighbour’s number, for a cost.',
    },
  },
  score: {
    title: 'Score',
    lines: {
      plans: 'high for the first round, low later',
      parks: 'per street, first value left',
      pools: 'all together, first value left',
      temps: 'most 7, second 4, third 1',
      estates: 'complete ones, by their column',
      bis: 'first value left is lost',
      refusals: '0, then 3, then 5 lost',
      roundabouts: 'advanced: 3, then 8 lost',
    },
  },
  end: {
    title: 'The end',
    introduction: 'The game ends after the round in which somebody',
    reasons: ['validates the third plan', 'crosses the third refusal', 'fills the last house'],
    after: 'No number fits? Cross a refusal; no action this turn.',
  },
};
