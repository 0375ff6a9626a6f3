import type { Estimate } from '../facts.ts';
import { figures } from './phrase.ts';

const { tenths, hundredths, whole } = figures;

/** What `picket arena` prints. */
export const arena = {
  title: (seed: string) => `seed ${seed}; ± and ranges are 95% confidence intervals; a tie counts half`,
  columns: {
    mode: 'mode',
    first: 'first',
    second: 'second',
    deals: 'deals',
    won: 'first wins',
    firstMean: 'first’s mean',
    secondMean: 'second’s mean',
    ahead: 'ahead by',
  },
  /** Columns of modes with an opponent. */
  beaten: { first: 'first beats AAA', second: 'second beats AAA' },
  share: ({ mean, from, to }: Estimate) =>
    `${tenths(100 * mean)} % (${tenths(100 * from)}–${tenths(100 * to)})`,
  mean: ({ mean, to }: Estimate) => `${tenths(mean)} ± ${tenths(to - mean)}`,
};

/** A figure that may be missing, because the yardstick is not installed. */
const figure = (n: number | null): string => (n === null ? 'absent' : whole(n));

/** What `picket bench` prints. */
export const bench = {
  games: 'random games per second',
  turns: 'turns per second',
  ceiling: 'knows every card',
  yardstick: 'yardstick: chess positions per second',
  ratio: 'turns per chess position',
  columns: {
    level: 'level',
    mean: 'ms per move',
    most: '90th percentile',
    evaluations: 'evaluations per second',
    positions: 'chess positions per move',
  },
  yardstickLine: (positions: number | null) => `yardstick: ${figure(positions)} chess positions per second`,
  figure,
  ms: tenths,
  times: (ratio: number | null) => (ratio === null ? 'absent' : hundredths(ratio)),
};

/** The progress of a long command. */
export const progress = (done: number, total: number): string => `${done} of ${total}`;
