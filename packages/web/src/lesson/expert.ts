import { defaultOptions, type Options } from 'picket-engine';
import { neighboursOf } from '../scene/fate.ts';
import { at, isNew, REST_OF_TURN } from './common.ts';
import { givenAway, numbers, TAKE_HALVES } from './hand.ts';
import type { Lesson, Part } from './lesson.ts';
import type { Moment } from './moment.ts';
import { cards, PLAYERS } from './targets.ts';
import { TOPICS } from './topics.ts';

const OPTIONS: Options = { ...defaultOptions, mode: 'expert', players: ['Player 1', 'Otis', 'Hazel'] };

/** The others play the cards they drew and pass on the one they got, so none of the player’s cards returns within three rounds. */
const PARTS: readonly Part[] = [
  {
    options: OPTIONS,
    seed: 'aPaAvZ_4ZPIOkJ1Ma2IiIA',
    played: '',
    rounds: ['2/3t6.3/2t5p', '3/2b5.3/2m6p', '2/3t7o.2/3b7p'],
  },
];

const neighbour = ({ editor }: Moment, side: 'to' | 'from'): string =>
  neighboursOf(editor.view.state, editor.seat)[side];

export const EXPERT: Lesson = {
  id: 'expert',
  parts: PARTS,
  topics: TOPICS.expert,
  cues: [
    {
      when: at('choosing', (moment) => isNew(moment, 'hand')),
      at: numbers,
      teaches: ['hand'],
      say: ({ expert }) => expert.hand,
    },
    {
      when: at('done', (moment) => isNew(moment, 'pass')),
      at: givenAway,
      teaches: ['pass', 'pair'],
      say: ({ expert }, moment) => expert.pass(neighbour(moment, 'to')),
    },
    {
      when: at('choosing', (moment) => isNew(moment, 'pair', 'pass')),
      at: numbers,
      about: () => cards([0]),
      teaches: ['pass', 'pair', 'received'],
      say: ({ expert }, moment) => expert.passChoosing(neighbour(moment, 'to'), neighbour(moment, 'from')),
    },
    {
      when: at('choosing', (moment) => isNew(moment, 'received')),
      at: numbers,
      about: () => cards([0]),
      teaches: ['received'],
      say: ({ expert }, moment) => expert.received(neighbour(moment, 'from')),
    },
    {
      when: at('choosing', (moment) => isNew(moment, 'seen')),
      at: numbers,
      about: () => PLAYERS,
      teaches: ['seen'],
      say: ({ expert }) => expert.seen,
    },
    ...TAKE_HALVES,
    ...REST_OF_TURN,
  ],
};
