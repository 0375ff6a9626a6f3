import { numeral, points } from './phrase.ts';

/** Each at most two short sentences; the first is the more important one. */
interface Facts {
  readonly number?: number;
  readonly size?: number;
  readonly points?: number;
  readonly round?: number;
}
type Sentences = readonly [string] | readonly [string, string];
type Say = (facts: Facts) => Sentences;
const says =
  (...sentences: Sentences): Say =>
  () =>
    sentences;

const CONFIRM = 'Tap Confirm.';
const TRY = 'Tap the lit card to try it.';

export const lesson = {
  title: 'Your first game',
  /** “3 of 13”. */
  progress: (done: number, all: number) => `${done} of ${all}`,
  skip: 'Skip lesson',
  topics: {
    write: 'Numbers',
    whyNot: 'Order',
    fence: 'Fences',
    estate: 'Estates',
    improve: 'Values',
    park: 'Parks',
    pool: 'Pools',
    temp: 'Temps',
    bis: 'Bis',
    plan: 'Plans',
    refusal: 'Refusals',
    end: 'The end',
    score: 'Score',
  },
  cues: {
    cards: says('Each card gives a number and an action.', 'Tap the lit card.'),
    free: says('Your choice: tap any card, then a house.'),
    'card-fence': says('A fence divides a street into estates.', TRY),
    'card-improve': says('Value makes one size of estate score more.', TRY),
    'card-park': says('A park scores for the street you write in.', TRY),
    'card-pool': says('A pool scores if your house has a plot for one.', TRY),
    'card-temp': says(
      'A temp changes the number by up to 2.',
      'The most temps score 7 at the end: try the lit card.',
    ),
    'card-bis': says('Bis repeats a number in the next house.', TRY),
    which: says('Several numbers fit here.', 'Tap the one to write.'),
    write: ({ number = 0 }) => [
      `Write your ${number} in a lit house.`,
      'Leave room: lower numbers go left, higher ones right.',
    ],
    whyNot: ({ number = 0 }) => [
      `Your ${number} fits only the lit houses: numbers rise from left to right.`,
      'Other houses say why not.',
    ],
    useTemp: ({ number = 0 }) => [`Your ${number} may change by up to 2.`, 'Tap a lit house.'],
    choosePlot: ({ number = 0 }) => [
      `Write your ${number} in a lit house.`,
      'Only houses with a dashed plot get a pool.',
    ],
    writeAgain: ({ number = 0 }) => [`Write your ${number} in a lit house.`],
    putFence: says('Put the fence on a lit spot.', 'Full houses between two fences are an estate.'),
    raise: says('Tap an estate size to raise its value.', 'Every complete estate of that size scores it.'),
    copy: says('Tap a lit house to repeat the number beside it.', 'It fills a gap, but costs points.'),
    mark: says('Tap the lit button to use the action.'),
    wrote: ({ number = 0 }) => [
      `You wrote ${number}: lower numbers go to its left, higher ones to its right.`,
      CONFIRM,
    ],
    parkGrown: says('A tree grows in this street’s park: it scores more with each.', CONFIRM),
    poolBuilt: says('Your house got its pool, and pools score more together.', CONFIRM),
    noPool: says('No pool: this house has no plot.', CONFIRM),
    tempUsed: says('That’s one temp: the most temps score 7 at the end.', CONFIRM),
    estateDone: ({ size = 0, points: worth = 0 }) => [
      size === 1
        ? `A full house between two fences is an estate: ${points(worth)}.`
        : `These ${numeral(size)} full houses between fences are an estate: ${points(worth)}.`,
      CONFIRM,
    ],
    estateOpen: ({ size = 0 }) => [
      size === 1
        ? 'Fill this fenced house and it is an estate.'
        : `Fill these ${numeral(size)} fenced houses and they are an estate.`,
      CONFIRM,
    ],
    confirm: says('Tap Confirm to end your turn.'),
    late: ({ round = 0 }) => [`Now round ${round}: your town is nearly full.`, 'Tap a lit card.'],
    lateEstate: says('Late in the game: a full row between two fences is an estate.', 'Tap a lit card.'),
    plan: ({ points: worth = 0 }) => [
      'Your estates are what this plan asks for.',
      `Tap it to claim ${points(worth)}.`,
    ],
    refusal: says(
      'No number fits: they must rise from left to right.',
      'Tap the lit button to cross a permit refusal.',
    ),
    end: says('Your third refusal ends the game.', 'Tap Confirm to see the score.'),
  } satisfies Readonly<Record<string, Say>>,
  score: {
    title: 'That’s the whole game',
    line: 'Most points win. This is where yours come from.',
    parts: {
      plans: 'each plan you claimed',
      parks: 'trees in each street',
      pools: 'all your pools',
      temps: '7 for the most, then 4 and 1',
      estates: 'complete ones, by size',
      bis: 'what repeating cost',
      refusals: 'the third costs most',
    },
    next: 'Now a whole game against a gentle bot',
    toTable: 'Back to the table',
    again: 'Learn again',
  },
};
