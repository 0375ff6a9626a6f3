import type { EditionId, Slot } from 'picket-engine';
import { enCore as words } from 'picket-words';
import { counted, list, points } from '../phrase.ts';

const plan = (slot: Slot, edition: EditionId): string =>
  `Plan ${words.slots[edition][slot].replace('n°', '')}`;

/** Picket as the deck for players on paper. */
export const cards = {
  title: 'Cards only',
  begin: {
    line: 'Paper sheets on the table, and Picket as the deck. Choose a game; the plans are dealt.',
    players: 'Players',
    playersLine: 'Names with commas between them. You can leave it empty.',
    playersExpert: 'Names with commas between them, in the order in which cards are passed.',
    example: 'Ada, Bob',
    tooFew: 'Enter the names of at least two players.',
    tooMany: 'There aren’t enough cards for that many players.',
    start: 'Deal',
  },
  flip: 'Flip',
  flipBack: 'Flip back',
  more: 'More',
  keys: 'Keys: → or Enter flips, ← flips back.',
  both: 'For both sides of a table',
  bothLine: 'Shows everything twice, once upside down.',
  end: 'End this game',
  endLine: 'Puts the cards away. Score the sheets with the calculator.',
  endSure: 'Tap again to put the cards away',
  calculator: 'Score calculator',
  eachLeft: (cards: number) => `${counted(cards, 'card', 'cards')} left in each stack`,
  left: (cards: number) => `${counted(cards, 'card', 'cards')} left in the stack`,
  leftTitle: 'Cards left',
  leftLine: 'The cards that have not been seen since the last shuffle, by number and action.',
  number: 'Number',
  all: 'All',
  claim: {
    title: (slot: Slot, edition: EditionId) => `${plan(slot, edition)}: claimed`,
    line: (worth: number) => `In this round it scores ${points(worth)}.`,
    anyone: 'Claimed by a player',
    you: 'You',
    now: points,
    notYet: 'not claimed',
    earlier: (worth: number) => `${points(worth)}, in an earlier round`,
    reshuffle: 'Reshuffle before the next round',
    reshuffleLine: 'The first player to claim a plan may ask for it.',
  },
  given: 'For the AAA',
  giveAsk: 'Tap the card you leave to the AAA, then flip.',
  temps: 'Your temps',
  fewer: 'One temp fewer',
  moreTemps: 'One temp more',
  hands: {
    line: 'Each player looks at their own hand and taps the card to pass on.',
    show: (name: string) => `${name}: look at your hand`,
    passed: 'a card is chosen',
    waiting: 'no card chosen yet',
    title: (name: string) => `${name}’s hand`,
    ask: 'Nobody else should look. Tap the card you pass to the right.',
    passedOn: 'Passed on',
    hide: 'Hide the hand',
    missing: (names: readonly string[]) => `No card to pass on yet: ${list(names)}.`,
  },
  over: 'The cards have run out, so the game is over.',
};
