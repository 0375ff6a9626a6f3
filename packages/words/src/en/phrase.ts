export { capital, ordinal, signed } from '../phrase.ts';

const NUMERALS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number as a word. */
export function numeral(n: number): string {
  return NUMERALS[n] ?? String(n);
}

/** “an 8”, “a 9”. */
export function withArticle(number: number): string {
  return [8, 11].includes(number) ? `an ${number}` : `a ${number}`;
}

/** “a, b and c”. */
export const list = (items: readonly string[]): string => LIST.format(items);

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
