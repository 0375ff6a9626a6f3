/** Small phrases that several parts of the English text share. */
import { figuresIn } from '../numbers.ts';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const CHOICE = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const PLURAL = new Intl.PluralRules('en');

export const figures = figuresIn('en');

/** “a, b and c”. */
export const list = (items: readonly string[]): string => LIST.format(items);

/** “a, b or c”. */
export const either = (items: readonly string[]): string => CHOICE.format(items);

/** “a, b, c”: possible inputs. */
export const listed = (items: readonly string[]): string => items.join(', ');

/** Singular or plural, by a number. */
export function plural(count: number, one: string, other: string): string {
  return PLURAL.select(count) === 'one' ? one : other;
}

/** Facts in a row: “Round 3 · 2018 edition”; empty ones are left out. */
export const dotted = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/** Where to read more. */
export const see = (command: string): string => `See picket ${command} --help.`;

/** A sentence without its full stop, so it can continue. */
export const open = (sentence: string): string => sentence.replace(/\.$/, '');
