import type { LevelId } from 'picket-bots';
import { defaultOptions, type Options } from 'picket-engine';
import { playAll, type Job } from '../../packages/cli/src/arena/pool.ts';
import type { DealOutcome } from '../../packages/cli/src/arena/deal.ts';
import { figuresOf, type PairFigures } from '../../packages/cli/src/arena/figures.ts';
import { loadComponents } from '../../packages/cli/src/io/components.ts';
import type { Estimate } from '../../packages/cli/src/text/facts.ts';
import type { Budget } from './part.ts';
import { keep, readKept } from './kept.ts';

/** Two levels at one kind of table, and how many deals they have to play. */
export interface Series {
  readonly pair: readonly [first: LevelId, second: LevelId];
  readonly options: Partial<Options>;
  readonly deals: number;
}

/** Deals of a series at a time (round-robin), so that an interrupted proof has some results of each. */
const IN_TURN = 30;
const LONG_IN_TURN = 2;

/** Takes a hundred times as long as the others, so it has its own part. */
export const isLong = ({ pair }: Series): boolean => pair.includes('architect');

interface Kept {
  readonly deal: number;
  readonly outcome: DealOutcome;
}

/**
 * Plays the remaining deals of some series in turn, those with the fewest results first, while there is time.
 */
export async function playInTurn(all: readonly Series[], { threads, isOver }: Budget): Promise<void> {
  for (let isComplete = false; !isComplete;) {
    isComplete = true;
    const played = new Map(all.map((series) => [series, readKept(nameOf(series)).length]));
    for (const series of all.toSorted((a, b) => (played.get(a) ?? 0) - (played.get(b) ?? 0))) {
      if (isOver()) return;
      if ((await playSome(series, threads)) > 0) isComplete = false;
    }
  }
}

/** Plays some of the remaining deals and returns how many. */
async function playSome(series: Series, threads: number): Promise<number> {
  const name = nameOf(series);
  const played = new Set(readKept<Kept>(name).map(({ deal }) => deal));
  const deals = Array.from({ length: series.deals }, (_, deal) => deal);
  const now = deals
    .filter((deal) => !played.has(deal))
    .slice(0, threads * (isLong(series) ? LONG_IN_TURN : IN_TURN));
  const box = await loadComponents(undefined);
  const options = { ...defaultOptions, ...series.options };
  const jobs = now.map((deal): Job => {
    return { options, box, pair: series.pair, thinking: {}, series: 'prove', deal };
  });
  const outcomes = await playAll(jobs, threads, () => {});
  for (const [i, outcome] of outcomes.entries()) keep(name, { deal: now[i], outcome });
  return now.length;
}

/** The results of a series so far; undefined before its first deal. */
export function figuresIn(series: Series): PairFigures | undefined {
  const kept = readKept<Kept>(nameOf(series)).filter(({ deal }) => deal < series.deals);
  return kept.length === 0 ? undefined : figuresOf(kept.map(({ outcome }) => outcome));
}

function nameOf({ pair, options }: Series): string {
  const { edition, mode, sheet, advanced, opponent, players } = { ...defaultOptions, ...options };
  const table = [edition, mode, sheet, advanced ? 'advanced' : 'plain', opponent ?? 'nobody', players.length];
  return [...pair, ...table].join('_');
}

export function points({ mean, to }: Estimate): string {
  return `${mean.toFixed(1)} ± ${(to - mean).toFixed(1)}`;
}

export function percent({ mean, from, to }: Estimate): string {
  const of = (value: number): string => (100 * value).toFixed(1);
  return `${of(mean)} % (${of(from)}–${of(to)})`;
}
