import { ACTIONS, type Action } from 'picket-engine';
import type { Cards } from './cards.ts';

/** Hidden cards in random order, the first of which will be drawn. */
export interface Source {
  readonly cards: Cards;
  /** The actions of cards that can't be drawn any more, whose numbers weren't seen. */
  readonly gone: readonly Action[];
  /** The action of the first card to be drawn, where it is visible. */
  readonly first?: Action | undefined;
  /** How many are drawn next round, and until the stacks run out. */
  readonly next: number;
  readonly all: number;
}

/** One possible distribution of the hidden cards among the stacks. */
export interface World {
  /** Relative likelihood. */
  readonly weight: number;
  readonly sources: readonly Source[];
}

export type Span = 'next' | 'all';

/** The chance that at least one of the cards drawn has a fitting number. Formula: docs/odds.md. */
export function chanceOf(worlds: readonly World[], span: Span, fits: (number: number) => boolean): number {
  let whole = 0;
  let none = 0;
  for (const { weight, sources } of worlds) {
    whole += weight;
    none += sources.reduce((chance, source) => chance * noneIn(source, source[span], fits), weight);
  }
  return whole === 0 ? 0 : Math.min(1, Math.max(0, 1 - none / whole));
}

/** The chance that none of the cards drawn fits. */
function noneIn({ cards, gone, first }: Source, draws: number, fits: (number: number) => boolean): number {
  if (draws === 0) return 1;
  let size = 0;
  /** By the number of fitting cards left: its probability, together with the first card not fitting. */
  let distribution = [1];
  for (const [at, action] of ACTIONS.entries()) {
    const sum = (wanted: (number: number) => boolean): number =>
      cards.reduce((all, row, number) => (wanted(number) ? all + (row[at] ?? 0) : all), 0);
    const all = sum(() => true);
    const lost = gone.filter((other) => other === action).length;
    const seen = action === first ? 1 : 0;
    size += all - lost - seen;
    distribution = convolve(distribution, leftOver(all, sum(fits), lost, seen));
  }
  const rest = draws - (first === undefined ? 0 : 1);
  return distribution.reduce((chance, share, fitting) => chance + share * noneFits(size, fitting, rest), 0);
}

/**
 * For the cards of one action: the distribution of the fitting cards left after `lost` random ones were removed and,
 * with `seen`, after one more that doesn't fit.
 */
function leftOver(all: number, fitting: number, lost: number, seen: number): number[] {
  const distribution = Array.from({ length: fitting + 1 }, () => 0);
  for (let gone = 0; gone <= Math.min(lost, fitting); gone++) {
    const left = fitting - gone;
    const share = hypergeometric(all, fitting, lost, gone);
    const misses = seen === 0 ? 1 : (all - lost - left) / Math.max(1, all - lost);
    distribution[left] = share * misses;
  }
  return distribution;
}

/** The distribution of the sum of two independent counts. */
function convolve(a: readonly number[], b: readonly number[]): number[] {
  const sum = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (const [i, x] of a.entries()) for (const [k, y] of b.entries()) sum[i + k] = (sum[i + k] ?? 0) + x * y;
  return sum;
}

/** The chance that exactly `hits` of `draws` cards fit, drawn from `all` of which `fitting` fit. */
function hypergeometric(all: number, fitting: number, draws: number, hits: number): number {
  return (choose(fitting, hits) * choose(all - fitting, draws - hits)) / Math.max(1, choose(all, draws));
}

/** The chance that no card fits: C(size − fitting, draws) ÷ C(size, draws). */
function noneFits(size: number, fitting: number, draws: number): number {
  let chance = 1;
  for (let i = 0; i < draws; i++) chance *= Math.max(0, size - fitting - i) / Math.max(1, size - i);
  return chance;
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
