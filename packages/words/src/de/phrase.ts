export { capital, ordinal } from '../phrase.ts';

const NUMERALS = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

/** “ein Feld”, “zwei Felder”: for one, the caller gives the article in its gender and case. */
export function many(n: number, one: string, more: string): string {
  return n === 1 ? one : `${NUMERALS[n] ?? n} ${more}`;
}

const NUMBER = new Intl.NumberFormat('de');

/** “3,5”, “−1”, “1.000.000”. */
export function decimal(n: number): string {
  return NUMBER.format(n).replace('-', '−');
}

/** A change with its sign: “+2”, “−1”, “+3,5”. */
export function signed(by: number): string {
  return by < 0 ? decimal(by) : `+${decimal(by)}`;
}

/** “a, b und c”. */
export const list = (items: readonly string[]): string => AND.format(items);

/** “a, b oder c”. */
export const either = (items: readonly string[]): string => OR.format(items);

const AND = new Intl.ListFormat('de', { type: 'conjunction' });
const OR = new Intl.ListFormat('de', { type: 'disjunction' });
