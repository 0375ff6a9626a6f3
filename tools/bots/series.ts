import type { LevelId } from '@picket/bots';
import { defaultOptions, type Options } from '@picket/engine';
import { playAll, type Job } from '../../packages/cli/src/arena/crew.ts';
import type { DealOutcome } from '../../packages/cli/src/arena/deal.ts';
import { figuresOf, type Estimate, type PairFigures } from '../../packages/cli/src/arena/figures.ts';
import { loadComponents } from '../../packages/cli/src/io/components.ts';
import type { Budget } from './part.ts';
import { keep, readKept } from './kept.ts';

/** Two levels at one kind of table, and how many deals they are to play. */
export interface Series {
  readonly pair: readonly [first: LevelId, second: LevelId];
  readonly options: Partial<Options>;
  readonly deals: number;
}

/** Deals that a thread plays before the time is looked at: a thread takes a moment to start. */
const AT_ONCE = 40;
const LONG_AT_ONCE = 2;

/** Takes a hundred times as long as the others: a part of its own plays it. */
export const isLong = ({ pair }: Series): boolean => pair.includes('architect');

interface Kept {
  readonly deal: number;
  readonly outcome: DealOutcome;
}

/** Plays the deals that were not played yet, for as long as there is time; at most so many of them. */
export async function playSeries(
  series: Series,
  { threads, isOver }: Budget,
  most = series.deals,
): Promise<void> {
  const name = nameOf(series);
  const played = new Set(readKept<Kept>(name).map(({ deal }) => deal));
  const deals = Array.from({ length: series.deals }, (_, deal) => deal);
  const missing = deals.filter((deal) => !played.has(deal)).slice(0, most);
  const loaded = await loadComponents(undefined);
  const options = { ...defaultOptions, ...series.options };
  const jobOf = (deal: number): Job => {
    return { options, loaded, pair: series.pair, thinking: {}, series: 'prove', deal };
  };
  const count = threads * (isLong(series) ? LONG_AT_ONCE : AT_ONCE);
  for (let at = 0; at < missing.length && !isOver(); at += count) {
    const now = missing.slice(at, at + count);
    const outcomes = await playAll(now.map(jobOf), threads, () => {});
    for (const [i, outcome] of outcomes.entries()) keep(name, { deal: now[i], outcome });
  }
}

/** What was played of a series so far; undefined before its first deal. */
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
