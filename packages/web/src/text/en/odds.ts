import { enCore as words, type Streets } from 'picket-words';
import type { OddsFacts } from '../helpFacts.ts';
import { counted, inPercent, numbers, plural } from './phrase.ts';

/** 0% and 100% only if they are exact. */
const percent = (chance: number): string => {
  if (chance > 0 && chance < 0.005) return `under ${inPercent(0.01)}`;
  if (chance < 1 && chance >= 0.995) return `over ${inPercent(0.99)}`;
  return inPercent(chance);
};

export const odds = {
  title: 'Odds',
  introduction: 'What is left in the stacks, and how likely your gaps are to get a number.',
  percent,
  /** In an explanation. */
  both: ({ next, all }: OddsFacts) =>
    `Chance of a number that fits: ${percent(next)} next round, ${percent(all)} before the stacks run out.`,
  gaps: 'Your gaps',
  full: 'Every house has a number.',
  /** “Elm Street, house 5”, “Elm Street, houses 5 to 7”. */
  houses: (street: number, streets: Streets, first: number, size: number) =>
    size === 1
      ? `${words.street(street, streets)}, house ${first + 1}`
      : `${words.street(street, streets)}, houses ${first + 1} to ${first + size}`,
  /** “6–9”. */
  range: (from: number, to: number) => (from > to ? 'none' : from === to ? `${from}` : `${from}–${to}`),
  columns: { gap: 'Gap', fits: 'Fits', next: 'Next round', all: 'Before the stacks run out' },
  /** How many cards that fit are left. */
  cards: (cards: number) => counted(cards, 'card', 'cards'),
  /** About the selected gap. */
  picked: (size: number, kinds: readonly number[], cards: number) => {
    if (kinds.length === 0) return 'No card that fits is left. A bis or a temp may still help.';
    const left = `${counted(cards, 'card', 'cards')} that ${plural(cards, 'fits', 'fit')} ${plural(cards, 'is', 'are')} left: ${numbers(kinds)}.`;
    return kinds.length < size
      ? `${left} That’s fewer numbers than houses: filling them all needs a bis or a temp.`
      : left;
  },
  left: 'Cards left',
  leftLine: (cards: number, elsewhere: number) =>
    elsewhere === 0
      ? `${counted(cards, 'card', 'cards')} still to come.`
      : `${counted(cards, 'card', 'cards')} not seen yet; ${elsewhere} of them are not in the stack.`,
  number: 'Number',
  all: 'All',
  how: 'Counted from what everyone can see, for numbers as printed, without temps and bis. If the cards are reshuffled, the odds change.',
  passed: 'The card that is passed to you is not counted.',
  why: {
    shuffle: 'Cards are shuffled before the next round, so there are no odds now.',
    over: 'There are too few cards for another round.',
  },
};
