import type { Part } from '../part.ts';
import { isLong, playInTurn } from '../series.ts';
import { searchedSeries } from './aaa.ts';
import { aloneSeries } from './alone.ts';
import { MATCHES } from './ladder.ts';

/** All games of the slowest level, which the other parts leave out. */
export const architect: Part = {
  name: 'architect',
  async play(budget) {
    await playInTurn([...aloneSeries, ...MATCHES.map(({ series }) => series)].filter(isLong), budget);
    await playInTurn(searchedSeries, budget);
  },
};
