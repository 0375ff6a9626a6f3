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
    temp: ['A temp changes the number by up to 2.', 'The most temps score 7 at the end: try the lit card.'],
    bis: ['Bis repeats a number in the next house.', TRY],
  } as Readonly<Record<Action, readonly [string, string]>>,
  write: (number: number) => [
    `Write your ${number} in a lit house.`,
    'Leave room: lower numbers go left, higher ones right.',
  ],
  whyNot: (number: number) => [
    `Your ${number} fits only the lit houses: numbers rise from left to right.`,
    'Other houses say why not.',
  ],
  useTemp: (number: number) => [`Your ${number} may change by up to 2.`, 'Tap a lit house.'],
  choosePlot: (number: number) => [
    `Write your ${number} in a lit house.`,
    'Only houses with a dashed plot get a pool.',
  ],
  putFence: ['Put the fence on a lit spot.', 'Full houses between two fences are an estate.'],
  raise: ['Tap an estate size to raise its value.', 'Every complete estate of that size scores it.'],
  copy: ['Tap a lit house to repeat the number beside it.', 'It fills a gap, but costs points.'],
  wrote: (number: number) => [
    `You wrote ${number}: lower numbers go to its left, higher ones to its right.`,
    CONFIRM,
  ],
  parkGrown: ['A tree grows in this street’s park: it scores more with each.', CONFIRM],
  poolBuilt: ['Your house got its pool, and pools score more together.', CONFIRM],
  noPool: ['No pool: this house has no plot.', CONFIRM],
  tempUsed: ['That’s one temp: the most temps score 7 at the end.', CONFIRM],
  estateDone: (size: number, worth: number) => [
    size === 1
      ? `A full house between two fences is an estate: ${points(worth)}.`
      : `These ${numeral(size)} full houses between fences are an estate: ${points(worth)}.`,
    CONFIRM,
  ],
  estateOpen: (size: number) => [
    size === 1
      ? 'Fill this fenced house and it is an estate.'
      : `Fill these ${numeral(size)} fenced houses and they are an estate.`,
    CONFIRM,
  ],
  late: (round: number) => [`Now round ${round}: your town is nearly full.`, 'Tap a lit card.'],
  lateEstate: 'A full row between two fences is an estate.',
  lateCard: 'It’s late in the game now: tap a lit card.',
  plan: (worth: number) => ['Your estates are what this plan asks for.', `Tap it to claim ${points(worth)}.`],
  refusal: [
    'No number fits: they must rise from left to right.',
    'Tap the lit button to cross a permit refusal.',
  ],
  end: ['Your third refusal ends the game.', 'Tap Confirm to see the score.'],
};
