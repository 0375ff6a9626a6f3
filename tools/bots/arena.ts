import type { LevelId } from '@picket/bots';
import type { ModeId } from '@picket/engine';
import type { Estimate, PairFigures } from '../../packages/cli/src/arena/figures.ts';
import { picket } from '../picket.ts';

export interface ArenaRow extends PairFigures {
  readonly pair: readonly [first: LevelId, second: LevelId];
  readonly mode: ModeId;
}

/** Has two levels play, the second named being the first of the pair, and returns the figures of the one row. */
export function duel(weaker: LevelId, stronger: LevelId, deals: number, ...options: string[]): ArenaRow {
  const args = ['--deals', `${deals}`, '--seed', 'prove', '--json', ...options];
  const { status, output } = picket('arena', weaker, stronger, ...args);
  if (status !== 0) throw new Error(output);
  const { figures } = JSON.parse(output) as { figures: readonly ArenaRow[] };
  return figures[0] as ArenaRow;
}

export function points({ mean, to }: Estimate): string {
  return `${mean.toFixed(1)} ± ${(to - mean).toFixed(1)}`;
}

export function percent({ mean, from, to }: Estimate): string {
  const of = (value: number): string => (100 * value).toFixed(1);
  return `${of(mean)} % (${of(from)}–${of(to)})`;
}
