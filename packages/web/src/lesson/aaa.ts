import { defaultOptions, type Options, type Slot } from 'picket-engine';
import { at, isLate, isNew, REST_OF_TURN } from './common.ts';
import { givenAway, numbers, TAKE_HALVES } from './hand.ts';
import type { Lesson, Part } from './lesson.ts';
import type { Moment } from './moment.ts';
import { OPPONENT, plan } from './targets.ts';
import { TOPICS } from './topics.ts';

const OPTIONS: Options = {
  ...defaultOptions,
  mode: 'aaa',
  opponent: '2018-aaa-2',
  players: ['Player 1'],
};
const SEED = 'ywxZKBwJH8ISQn2dSeOVLw';

/** The start of a game, and a round in which a plan card comes up, after the first claim, so there is no reshuffle. */
const PARTS: readonly Part[] = [
  { options: OPTIONS, seed: SEED, played: '', rounds: ['', ''] },
  {
    options: OPTIONS,
    seed: SEED,
    played:
      '2/3b10ft3;2/1+2t5;2/3t9ft7;3/1m10fm8;1/2b7p;1/3b12v3;1/2+2t6;1/2m11xt7l;3/2m9p;3/1t4fm5gC(t4-7,m9-11);2/3t8fb10;' +
      '2/1m5p;2/3t2v3;3/1b6p;1/3t3fm2',
    rounds: ['', ''],
  },
];

/** The plan whose card came up this round. */
function cameUp({ editor }: Moment): Slot | undefined {
  const note = editor.view.now?.notes.find(({ note }) => note === 'validation');
  return note?.note === 'validation' ? note.slot : undefined;
}

export const AAA: Lesson = {
  id: 'aaa',
  parts: PARTS,
  topics: TOPICS.aaa,
  cues: [
    {
      when: at('choosing', (moment) => isNew(moment, 'opponent')),
      at: numbers,
      about: () => OPPONENT,
      teaches: ['opponent'],
      say: ({ aaa }) => aaa.opponent,
    },
    {
      when: at('done', (moment) => isNew(moment, 'give')),
      at: givenAway,
      teaches: ['give', 'pair'],
      say: ({ aaa }) => aaa.give,
    },
    {
      when: at('choosing', (moment) => isNew(moment, 'pair', 'give')),
      at: numbers,
      about: () => OPPONENT,
      teaches: ['give', 'pair'],
      say: ({ aaa }) => aaa.giveChoosing,
    },
    {
      when: at('choosing', (moment) => isNew(moment, 'planCard') && cameUp(moment) !== undefined),
      at: numbers,
      about: (moment) => plan(cameUp(moment) ?? ''),
      teaches: ['planCard'],
      say: ({ aaa }) => aaa.planCard,
    },
    {
      when: at('choosing', (moment) => isNew(moment, 'pile') && isLate(moment)),
      at: numbers,
      about: () => OPPONENT,
      teaches: ['pile'],
      say: ({ aaa }) => aaa.pile,
    },
    ...TAKE_HALVES,
    ...REST_OF_TURN,
  ],
};
