import type { Words } from '../catalogue.ts';

export const glossary = {
  sheet: {
    word: 'sheet',
    meaning: 'the paper of one architect: three streets, and tracks of boxes to cross.',
  },
  street: { word: 'street', meaning: 'a row of houses on a sheet: the top, middle or bottom one.' },
  house: {
    word: 'house',
    meaning: 'a place in a street that can carry one number. People count houses from 1.',
  },
  spot: { word: 'spot', meaning: 'where a house is: its street and its place in that street.' },
  number: { word: 'number', meaning: 'what is written on a house, from 0 to 17. Cards show 1 to 15.' },
  stack: { word: 'stack', meaning: 'one of the three piles that the cards of the standard game lie in.' },
  offer: { word: 'offer', meaning: 'what one stack gives in a round: a number and an action.' },
  action: {
    word: 'action',
    meaning: 'what may be done beside writing a number: fence, value (improve), park, pool, temp or bis.',
  },
  fence: { word: 'fence', meaning: 'a line between two neighbouring houses, or at the end of a street.' },
  run: { word: 'run', meaning: 'all houses between one fence and the next.' },
  estate: { word: 'estate', meaning: 'a run; complete once every house in it carries a number.' },
  park: { word: 'park', meaning: 'a box crossed on the park track of a street.' },
  pool: { word: 'pool', meaning: 'a plot that was circled, with a box crossed on the pool track.' },
  plot: { word: 'plot', meaning: 'the drawing of a pool beside a house, where a pool can be built.' },
  temp: {
    word: 'temp',
    meaning: 'the action that changes the number to be written, and the box crossed for it.',
  },
  bis: {
    word: 'bis',
    meaning: 'the action that copies the number of a neighbour, and the house that is such a copy.',
  },
  roundabout: {
    word: 'roundabout',
    meaning: 'takes the place of a house in an advanced game and splits the street in two.',
  },
  plan: { word: 'plan', meaning: 'a goal that all architects share, with a high and a low value.' },
  slot: { word: 'slot', meaning: 'one of the three places for plans; each game has one plan in each.' },
  validate: {
    word: 'validate',
    meaning: 'to score a plan that your sheet meets. The step that does it is a claim.',
  },
  refusal: {
    word: 'refusal',
    meaning:
      'of a permit: the box you cross when no number fits. Programs also call it a refusal when a step is not allowed.',
  },
  architect: { word: 'architect', meaning: 'whoever plays on a sheet, a person or a bot.' },
  seat: { word: 'seat', meaning: 'a place at the table, with its sheet; who sits there may change.' },
  round: { word: 'round', meaning: 'one set of cards, and the turn that every seat makes with it.' },
  turn: { word: 'turn', meaning: 'everything that one seat does in a round.' },
  step: { word: 'step', meaning: 'one thing within a turn: choose, write, put up a fence, and so on.' },
  draft: { word: 'draft', meaning: 'a turn in the making, which only its owner sees and can undo.' },
  view: { word: 'view', meaning: 'what one seat, or a spectator, may know of a game.' },
  record: { word: 'record', meaning: 'a whole game written down, so that it can be replayed and checked.' },
  estimated: {
    word: 'house value',
    meaning: 'a number that no printed source gives, so that this project chose it; it is shown as such.',
  },
} satisfies Words['glossary'];
