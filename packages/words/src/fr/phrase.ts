export { capital, ordinal, signed } from '../phrase.ts';

/** The grammatical gender of what is counted. */
export type Gender = 'm' | 'f';

const NUMERALS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** A small number as a word: “un”, “une”, “deux”. */
export function numeral(n: number, gender: Gender = 'm'): string {
  const word = NUMERALS[n] ?? String(n);
  return gender === 'f' && n < 2 ? `${word}e` : word;
}

/** Zero and one are singular. */
export function plural(n: number, one: string, other: string): string {
  return PLURAL.select(n) === 'one' ? one : other;
}

/** Before these letters, “de” and “que” lose their vowel. An h is treated as silent, as in most names. */
const ELIDES = /^(?:[aeiouhæøœ]|y[^aeiou])/i;

const elides = (text: string): boolean => ELIDES.test(text.normalize('NFD'));

/** “de Bob”, “d’Ada”. */
export function de(text: string): string {
  return elides(text) ? `d’${text}` : `de ${text}`;
}

/** “que Bob”, “qu’Ada”. */
export function que(text: string): string {
  return elides(text) ? `qu’${text}` : `que ${text}`;
}

/** “a, b et c”. */
export const list = (items: readonly string[]): string => LIST.format(items);

/** A number as it is written: “3,5”, “1 000”. */
export const digits = (n: number): string => NUMBER.format(n).replace('-', '−');

const NUMBER = new Intl.NumberFormat('fr');
const PLURAL = new Intl.PluralRules('fr');
const LIST = new Intl.ListFormat('fr', { type: 'conjunction' });
