import { defaultOptions, type Options } from 'picket-engine';
import type { Part } from './lesson.ts';

const OPTIONS: Options = { ...defaultOptions, players: ['Player 1', 'Hazel'] };

/**
 * Seven rounds of a new game, and the end of another. The neighbour’s turns are fixed: in a standard game they don’t depend on
 * the player’s. In the second part the neighbour has already claimed a plan, so the cards can’t be reshuffled.
 */
export const FIRST_PARTS: readonly Part[] = [
  {
    options: OPTIONS,
    seed: 'ogh-KCREYiOXpUz5YY1h2g',
    played: '',
    rounds: ['1t7v1', '1t1p', '2m5fb11', '3b4p', '1m1o', '2+1m3', '2-2t4'],
    featured: ['park', 'fence', 'improve', 'pool', 'park', 'temp', 'bis'],
  },
  {
    options: OPTIONS,
    seed: 'G30_eOKl7QbKGhyeuoXaTg',
    played:
      '2m2fm5.3m10ft5;1t1ft5.1t2fm4;3b3ft4.3m3fm6;2-1b1.3m5p;2t2fb3.3b3v5;1b4p.3+1m2;1m5v2.1t7v1;3t4fb2.1t3v2;2t3v5.3t9xt6r;' +
      '1b9v5.2m7fm10;2t6xb10l.1t5fb5;2m6v1.3b12p;1t7o.1t8o;1m1o.1t1;1b2v2.1b2v5;1m7p.1b4p;1-1m3.1-2t4;3t8p.1b5ft1;1m8fm6.1m8ft2;' +
      '2m4v3.2m4v2;1m10fb4.1t10ft3;n.1m6xm9lgB(t6-10,m7-10);2m9v3.1m1p;3b7p.3b6p;n.1b1xb7l',
    rounds: ['2+1m11', 'n'],
  },
];
