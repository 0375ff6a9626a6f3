/** Small phrases that several parts of the French text share. */
import { figuresIn } from '../numbers.ts';

const LIST = new Intl.ListFormat('fr', { type: 'conjunction' });
const CHOICE = new Intl.ListFormat('fr', { type: 'disjunction' });
const PLURAL = new Intl.PluralRules('fr');

export const figures = figuresIn('fr');

/** “a, b et c”. */
export const list = (items: readonly string[]): string => LIST.format(items);

/** “a, b ou c”. */
export const either = (items: readonly string[]): string => CHOICE.format(items);

/** “a, b, c”: what can be typed. */
export const listed = (items: readonly string[]): string => items.join(', ');

/** One of two forms, by a number: zero and one are singular. */
export function plural(count: number, one: string, other: string): string {
  return PLURAL.select(count) === 'one' ? one : other;
}

/** “1 place”, “2 places”. */
export function counted(count: number, one: string, other: string): string {
  return `${count} ${plural(count, one, other)}`;
}

/** Before these letters, “de” loses its vowel. An h is treated as silent, as in most names. */
const ELIDES = /^(?:[aeiouhàâäæéèêëîïôöœùûü]|y[^aeiou])/i;

/** “de Bob”, “d’Ada”. */
export function de(name: string): string {
  return ELIDES.test(name) ? `d’${name}` : `de ${name}`;
}

/** Facts beside each other: “Tour 3 · Édition 2018”; empty ones are left out. */
export const dotted = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/** Where to read more. */
export const see = (command: string): string => `Voir picket ${command} --help.`;

/** What was typed, in quotes. */
export const quoted = (given: string): string => `« ${given} »`;

/** A sentence whose full stop makes room for more. */
export const open = (sentence: string): string => sentence.replace(/\.$/, '');
