import { en } from 'picket-words';
import type { LevelId } from 'picket-bots';
import type { PairFigures } from '../../packages/cli/src/arena/figures.ts';
import type { Row } from '../prove.ts';
import type { Section } from './page.ts';
import type { Series } from './series.ts';

/** How much time may be spent. */
export interface Budget {
  readonly threads: number;
  readonly isOver: () => boolean;
}

/** A part of the proof. It can be interrupted and resumed; its report covers what was played so far. */
export interface Part {
  readonly name: string;
  readonly play: (budget: Budget) => Promise<void>;
  /** Absent if other parts report its games. */
  readonly report?: () => Promise<Report>;
}

interface Report {
  readonly rows: readonly Row[];
  readonly section: Section;
}

export const levelName = (level: LevelId): string => en.levels[level].name;

export const seats = (count: number): string[] => Array.from({ length: count }, (_, i) => `Player ${i + 1}`);

/** A row of the proof: whether the target was reached, with enough deals. */
export function promised(
  what: string,
  { deals }: Series,
  figures: PairFigures | undefined,
  judge: (figures: PairFigures) => { readonly result: string; readonly ok: boolean },
): Row {
  if (figures === undefined) return { what, result: 'not played yet', ok: false };
  const { result, ok } = judge(figures);
  const count = figures.deals < deals ? `, ${figures.deals} of ${deals} played` : '';
  return { what: `${what}, ${deals} deals`, result: `${result}${count}`, ok: ok && count === '' };
}
