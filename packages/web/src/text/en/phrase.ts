/** Small phrases that several parts of the English text share. */
import { signed } from '../signed.ts';

const PLURAL = new Intl.PluralRules('en');
const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const NUMERALS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const SUFFIXES: { readonly [C in Intl.LDMLPluralRule]?: string } = { one: 'st', two: 'nd', few: 'rd' };

/** One of two forms, by a number. */
export function plural(count: number, one: string, other: string): string {
  return PLURAL.select(count) === 'one' ? one : other;
}

/** “1 house”, “2 houses”. */
export function counted(count: number, one: string, other: string): string {
  return `${signed(count)} ${plural(count, one, other)}`;
}

/** A small number as a word. */
export function numeral(count: number): string {
  return NUMERALS[count] ?? String(count);
}

/** “1st”. */
export function ordinal(rank: number): string {
  return `${rank}${SUFFIXES[ORDINAL.select(rank)] ?? 'th'}`;
}

/** “a, b and c”. */
export const list = (items: readonly string[]): string => LIST.format(items);

/** A change with its sign; nothing for no change. */
export function change(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? signed(points) : '';
}

/** “plus 3”, “minus 2”, for speech. */
export function spokenChange(points: number): string {
  return points > 0 ? `plus ${points}` : `minus ${-points}`;
}

/** “an estate of 3”, “estates of 1 and 2”. */
export function estatesOf(sizes: readonly number[]): string {
  return sizes.length === 1 ? `an estate of ${sizes[0]}` : `estates of ${list(sizes.map(String))}`;
}
