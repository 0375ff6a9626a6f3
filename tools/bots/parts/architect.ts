import type { Part } from '../part.ts';
import { isLong, playInTurn } from '../series.ts';
import { searchedSeries } from './aaa.ts';
import { aloneSeries } from './alone.ts';
import { MATCHES } from './ladder.ts';

/** What the others leave to it: everything with the level that thinks longest. */
export const architect: Part = {
  name: 'architect',
  async play(budget) {
    await playInTurn([...aloneSeries, ...MATCHES.map(({ series }) => series)].filter(isLong), budget);
    await playInTurn(searchedSeries(), budget);
  },
};
