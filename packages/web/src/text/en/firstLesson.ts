import type { Action } from 'picket-engine';
import { numeral, points } from './phrase.ts';

const CONFIRM = 'Tap Confirm.';
const TRY = 'Tap the lit card to try it.';

/** The guided first game. */
export const firstLesson = {
  cards: ['Each card gives a number and an action.', 'Tap the lit card.'],
  /** The first sentence says what the action does. */
  card: {
    fence: ['A fence divides a street into estates.', TRY],
    improve: ['Value makes one size of estate score more.', TRY],
    park: ['A park scores for the street you write in.', TRY],
    pool: ['A pool scores if your house has a plot for one.', TRY],
    temp: [
      'A temp changes the number by up to 2.',
      'The player with the most temps gets 7 points: try the lit card.',
    ],
    bis: ['Bis repeats a number in the next house.', TRY],
  } as Readonly<Record<Action, readonly [string, string]>>,
  write: (number: number) => [
    `Write your ${number} in a lit house.`,
    'Leave room: lower numbers go left, higher ones right.',
  ],
  whyNot: (number: number) => [
    `Your ${number} fits only the lit houses: numbers rise from left to right.`,
    'Tap another house to see why not.',
  ],
  useTemp: (number: number) => [`Your ${number} may change by up to 2.`, 'Tap a lit house.'],
  choosePlot: (number: number) => [
    `Write your ${number} in a lit house.`,
    'Only houses with a dashed plot get a pool.',
  ],
  putFence: [
    'Put the fence on a lit spot: the houses between two fences are an estate.',
    'Fill them all and it scores.',
  ],
  raise: ['Tap an estate size to raise its value.', 'Every complete estate of that size scores it.'],
  copy: ['Tap a lit house to repeat the number beside it.', 'It fills a gap, but costs points.'],
  wrote: (number: number) => [
    `You wrote ${number}: lower numbers go to its left, higher ones to its right.`,
    CONFIRM,
  ],
  parkGrown: ['A tree grows in this street’s park: it scores more with each.', CONFIRM],
  poolBuilt: ['Your house got its pool, and pools score more together.', CONFIRM],
  noPool: ['No pool: this house has no plot.', CONFIRM],
  tempUsed: ['That’s one temp: the player with the most gets 7 points.', CONFIRM],
  estateDone: (size: number, worth: number) => [
    size === 1
      ? `This house between two fences is a complete estate: ${points(worth)}.`
      : `These ${numeral(size)} houses between fences are a complete estate: ${points(worth)}.`,
    CONFIRM,
  ],
  estateOpen: (size: number) => [
    size === 1
      ? 'This fenced house is an estate: fill it and it scores.'
      : `These ${numeral(size)} fenced houses are an estate: fill them all and it scores.`,
    CONFIRM,
  ],
  late: (round: number) => [`Now round ${round}: your town is nearly full.`, 'Tap a lit card.'],
  lateEstate: 'The houses between two fences are an estate: fill them all and it scores.',
  lateCard: 'It’s late in the game now: tap a lit card.',
  plan: (worth: number) => ['Your estates are what this plan asks for.', `Tap it to claim ${points(worth)}.`],
  refusal: [
    'No number fits: they must rise from left to right.',
    'Tap the lit button to take a permit refusal.',
  ],
  refused: ['You took a permit refusal: the third one ends the game.', CONFIRM],
  end: ['Your third refusal ends the game.', 'Tap Confirm to see the score.'],
};
