import { defaultOptions, type Options } from 'picket-engine';
import { at, isLate, isNew, REST_OF_TURN } from './common.ts';
import { givenAway, numbers, TAKE_HALVES } from './hand.ts';
import type { Lesson, Part } from './lesson.ts';
import { STACK, track } from './targets.ts';
import { TOPICS } from './topics.ts';

const OPTIONS: Options = { ...defaultOptions, mode: 'solo', players: ['Player 1'] };
const SEED = 'g0hPHjD2CBAISTjbLDj4ag';

/** The start of a game, and the round in which its Solo card comes up. */
const PARTS: readonly Part[] = [
  { options: OPTIONS, seed: SEED, played: '', rounds: ['', ''] },
  {
    options: OPTIONS,
    seed: SEED,
    played:
      '1/2m10p;3/1b4p;2/3t4p;1/3b5p;3/1b8p;2/1+1b12;2/3b3p;1/2m9p;2/3b9fm8;1/2t5fb8;2/3t1ft3;2/1m6ft5;3/2b6fb3',
    rounds: ['', ''],
  },
];

export const SOLO: Lesson = {
  id: 'solo',
  parts: PARTS,
  topics: TOPICS.solo,
  cues: [
    {
      when: at('choosing', (moment) => isNew(moment, 'stack')),
      at: numbers,
      about: () => STACK,
      teaches: ['stack'],
      say: ({ solo }) => solo.stack,
    },
    {
      when: at('done', (moment) => isNew(moment, 'discard')),
      at: givenAway,
      teaches: ['discard', 'pair'],
      say: ({ solo }) => solo.discard,
    },
    {
      when: at('choosing', (moment) => isNew(moment, 'pair', 'discard')),
      at: numbers,
      teaches: ['discard', 'pair'],
      say: ({ solo }) => solo.discardChoosing,
    },
    {
      when: at('choosing', (moment) => isNew(moment, 'soloCard') && isLate(moment)),
      at: numbers,
      about: () => '[data-plan]',
      teaches: ['soloCard'],
      say: ({ solo }) => solo.soloCard,
    },
    {
      when: at('done', (moment) => isNew(moment, 'soloTemps') && isLate(moment)),
      at: () => track('temp'),
      teaches: ['soloTemps'],
      say: ({ solo }) => solo.temps,
    },
    {
      when: at('choosing', (moment) => isNew(moment, 'soloTemps') && isLate(moment)),
      at: numbers,
      about: () => STACK,
      teaches: ['soloEnd', 'soloTemps'],
      say: ({ solo }) => solo.endAndTemps,
    },
    {
      when: at('choosing', isLate),
      at: numbers,
      about: () => STACK,
      teaches: ['soloEnd'],
      say: ({ solo }) => solo.end,
    },
    ...TAKE_HALVES,
    ...REST_OF_TURN,
  ],
};
