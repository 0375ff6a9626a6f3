import { FEW } from '../goals.ts';
import type { Part } from '../part.ts';
import { isLong, playSeries } from '../series.ts';
import { aloneSeries } from './alone.ts';
import { MATCHES } from './ladder.ts';

/** Deals of one series before the next has its turn, so that a proof that was stopped tells something of each. */
const IN_TURN = 5;

/** What the others leave to it: everything with the level that thinks longest. */
export const architect: Part = {
  name: 'architect',
  async play(budget) {
    const long = [...aloneSeries, ...MATCHES.map(({ series }) => series)].filter(isLong);
    for (let played = 0; played < FEW && !budget.isOver(); played += IN_TURN) {
      for (const series of long) await playSeries(series, budget, IN_TURN);
    }
  },
};
