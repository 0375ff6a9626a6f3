import type { AidText } from '../rulesText.ts';

export const aid: AidText = {
  title: 'Player aid',
  print: 'Print',
  sheets: 'Sheet',
  sheet: (edition, sheet) => (sheet === undefined ? edition : `${edition} ${sheet}`),
  turn: {
    title: 'Your turn',
    steps: [
      {
        name: 'Write',
        line: 'Write a number in an empty house. Numbers increase from left to right.',
      },
      { name: 'Act', line: 'You may use the action that came with it.' },
      { name: 'Plan', line: 'You may claim any plans your sheet meets.' },
    ],
  },
  actions: {
    title: 'Actions',
    lines: {
      fence: 'Put a fence between any two houses.',
      improve: 'Raise the value of one estate size.',
      park: 'Cross a park box in the same street.',
      pool: 'Build it if your house has a plot.',
      temp: 'Change the number by up to 2 before writing.',
      bis: 'Repeat a neighbour’s number, at a cost.',
    },
  },
  score: {
    title: 'Score',
    lines: {
      plans: 'high in the first round, then low',
      parks: 'lowest value left in each street',
      pools: 'lowest value left',
      temps: ([first = 0, ...others]) => `${first} for the most, then ${others.join(', ')}`,
      estates: 'complete ones, by size',
      bis: 'lowest value left',
      refusals: (values) => values.slice(1).join(', then '),
      roundabouts: (values) => `${values.slice(1).join(', then ')} (advanced)`,
    },
    solo: (boxes, points) => `; Solo ${points} for ${boxes}+`,
    estimated: '* Estimated: no source prints it.',
  },
  end: {
    title: 'End of the game',
    introduction: 'The game ends after the round in which a player',
    reasons: ['claims the third plan', 'crosses the third refusal', 'fills the last house'],
    after: 'No number fits? Take a permit refusal (no action).',
  },
};
