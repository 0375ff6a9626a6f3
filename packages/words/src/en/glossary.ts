import type { Words } from '../catalogue.ts';

export const glossary = {
  sheet: { word: 'sheet', meaning: 'one player’s paper: three streets, and tracks of boxes to cross.' },
  street: {
    word: 'street',
    meaning:
      'a row of houses on a sheet: top, middle or bottom (t, m and b when typed). Each game names its streets.',
  },
  house: { word: 'house', meaning: 'a place in a street for one number, counted from 1.' },
  spot: { word: 'spot', meaning: 'where a house is: its street and its place in that street.' },
  number: { word: 'number', meaning: 'what is written in a house, from 0 to 17. Cards have 1 to 15.' },
  stack: { word: 'stack', meaning: 'a pile of cards to draw from; the standard game has three.' },
  card: {
    word: 'card',
    meaning:
      'a number and an action. In the standard game they come from two printed cards of a stack; in a hand, one printed ' +
      'card has both.',
  },
  action: {
    word: 'action',
    meaning: 'what you may do besides writing a number: fence, value, park, pool, temp or bis.',
  },
  fence: { word: 'fence', meaning: 'a line between two neighbouring houses, or at the end of a street.' },
  estate: {
    word: 'estate',
    meaning: 'the houses between one fence and the next; complete when each has a number.',
  },
  park: { word: 'park', meaning: 'a crossed box on the park track of a street.' },
  pool: { word: 'pool', meaning: 'a circled plot, with a crossed box on the pool track.' },
  plot: { word: 'plot', meaning: 'the pool drawn beside a house, where a pool can be built.' },
  temp: {
    word: 'temp',
    meaning: 'the action that changes the number you are about to write, and its crossed box.',
  },
  bis: {
    word: 'bis',
    meaning: 'the action that repeats a neighbour’s number, and the house with that number.',
  },
  roundabout: {
    word: 'roundabout',
    meaning: 'replaces a house in an advanced game and splits the street in two.',
  },
  plan: { word: 'plan', meaning: 'a goal that all players share, with a high and a low value.' },
  slot: { word: 'slot', meaning: 'one of the three places for plans; each game has one plan in each.' },
  claim: { word: 'claim', meaning: 'to score a plan that your sheet meets.' },
  refusal: { word: 'permit refusal', meaning: 'the box you cross when no number fits.' },
  player: {
    word: 'player',
    meaning: 'a person or bot with a sheet. The AAA’s players are called architects.',
  },
  seat: { word: 'seat', meaning: 'a place at the table, with its sheet; the player in it may change.' },
  round: { word: 'round', meaning: 'one set of cards, and every player’s turn with it.' },
  turn: { word: 'turn', meaning: 'everything one player does in a round.' },
  step: { word: 'step', meaning: 'one thing in a turn: pick a card, write, put up a fence, and so on.' },
  draft: { word: 'draft', meaning: 'an unfinished turn; only its player sees it and can undo it.' },
  view: { word: 'view', meaning: 'what one seat, or a spectator, may know about a game.' },
  record: { word: 'record', meaning: 'a whole game in a file, so that it can be replayed and checked.' },
  rejection: { word: 'rejection', meaning: 'the answer to a step, file or message that is not allowed.' },
  estimated: { word: 'estimated', meaning: 'describes a value that no source prints; it is always marked.' },
} satisfies Words['glossary'];
