/** Small phrases that several parts of the German text share. */
import { figuresIn } from '../numbers.ts';

const LIST = new Intl.ListFormat('de', { type: 'conjunction' });
const CHOICE = new Intl.ListFormat('de', { type: 'disjunction' });
const PLURAL = new Intl.PluralRules('de');

export const figures = figuresIn('de');

/** “a, b und c”. */
export const list = (items: readonly string[]): string => LIST.format(items);

/** “a, b oder c”. */
export const either = (items: readonly string[]): string => CHOICE.format(items);

/** “a, b, c”: what can be typed. */
export const listed = (items: readonly string[]): string => items.join(', ');

/** One of two forms, by a number. */
export function plural(count: number, one: string, other: string): string {
  return PLURAL.select(count) === 'one' ? one : other;
}

/** Facts beside each other: “Runde 3 · Ausgabe 2018”; empty ones are left out. */
export const dotted = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/** Where to read more. */
export const see = (command: string): string => `Siehe picket ${command} --help.`;

/** What was typed, in quotes. */
export const quoted = (given: string): string => `„${given}“`;

/** A sentence whose full stop makes room for more. */
export const open = (sentence: string): string => sentence.replace(/\.$/, '');
