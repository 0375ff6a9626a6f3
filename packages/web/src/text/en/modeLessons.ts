import { points } from './phrase.ts';

const CONFIRM = 'Tap Confirm.';
const TAKE = 'Tap a lit number.';
const CARD = 'Tap a lit card.';

/** The lessons for players who know the basic game. */
export const modeLessons = {
  /** Cards in hand, whose halves are taken from two cards. */
  hand: {
    choose: ['Tap the number you want to write.'],
    firstAction: ['Now the action of another card: tap it.'],
    action: ['Tap the action of another card.'],
    number: ['Now the number of another card: tap it.'],
  },
  advanced: {
    roundabout: ['A roundabout takes the place of an empty house.', 'Tap the lit button to build one.'],
    place: ['Tap a lit house.', 'The roundabout cuts its street in two, with a fence on each side.'],
    only: (number: number) => [
      `Your ${number} would fit only with a roundabout.`,
      'Tap the lit button, or another card.',
    ],
    sidesWriting: (number: number) => [
      'Left and right of the roundabout, numbers start again.',
      `Write your ${number} in a lit house.`,
    ],
    sides: ['Some rounds later: left and right of your roundabout, numbers start again.', CARD],
    cost: ['A roundabout costs 3 points at the end, a second one 5 more.', CONFIRM],
    costChoosing: ['A roundabout costs 3 points at the end, a second one 5 more.', CARD],
    plan: (worth: number) => [
      'Advanced plans don’t only ask for estates.',
      `You meet this one: tap it to claim ${points(worth)}.`,
    ],
    late: ['Some rounds later: your town is half full.', CARD],
  },
  solo: {
    stack: ['Each round, three cards come from this one stack.', TAKE],
    discard: ['You took a number and an action: this third card is discarded.', CONFIRM],
    discardChoosing: ['Take a number from one card and an action from another.', 'The third is discarded.'],
    soloCard: ['The Solo card came up: plans score only their lower value from now on.', TAKE],
    temps: ['With six temps or more you score 7, with fewer nothing.', CONFIRM],
    end: ['The game ends when this stack can’t deal three cards, if not before.', TAKE],
    endAndTemps: ['The game ends when this stack runs out, if not before.', 'Six temps or more score 7.'],
  },
  aaa: {
    opponent: ['The AAA is your opponent: it builds with the cards you leave.', TAKE],
    give: ['This card goes to the AAA, for the points you see on it.', CONFIRM],
    giveChoosing: ['Take a number and an action from two cards.', 'The third goes to the AAA.'],
    planCard: ['A plan card came up, so the AAA scores this plan.', TAKE],
    pile: ['Fence cards split the AAA’s street into estates: its best five score.', TAKE],
  },
  expert: {
    hand: ['In Expert, you have three cards of your own.', 'Tap the number you want to write.'],
    pass: (to: string) => [`The card you don’t use goes to ${to}, on your right.`, CONFIRM],
    passChoosing: (to: string, from: string) => [
      `Two cards give you a number and an action, and the third goes to ${to}.`,
      `This one came from ${from}.`,
    ],
    received: (from: string) => [`This card came from ${from}, on your left; you drew the others.`, TAKE],
    seen: ['Everyone sees the action of a card that was passed on.', TAKE],
  },
  /** After a short lesson: what to remember. */
  ends: {
    advanced: {
      title: 'That’s Advanced',
      lines: [
        'You may build two roundabouts, before or after writing your number.',
        'A roundabout cuts its street in two: numbers start again on each side.',
        'It costs 3 points, the second 5 more.',
        'Advanced plans also ask for full streets, parks, pools, temps or bis.',
      ],
    },
    solo: {
      title: 'That’s Solo',
      lines: [
        'Three cards each round: a number, an action, and one to discard.',
        'When the Solo card comes up, plans score their lower value.',
        'Six temps or more score 7.',
        'The game ends when the stack can’t deal three cards, or as usual.',
      ],
    },
    aaa: {
      title: 'That’s the AAA',
      lines: [
        'A number, an action, and the third card goes to the AAA.',
        'Every card shows what it would score for the AAA.',
        'Fence cards split its street into estates, and the best five count.',
        'Plan cards let it score plans. You win with more points.',
      ],
    },
    expert: {
      title: 'That’s Expert',
      lines: [
        'Your hand is your own: a number from one card, an action from another.',
        'The third card goes to your right, and one comes from your left.',
        'Everyone sees the action of a passed card, so think of who gets it.',
      ],
    },
  },
  play: (name: string) => `Play ${name}`,
};
