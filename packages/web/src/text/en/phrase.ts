/** Small phrases that several parts of the English text share. */
import type { EditionId, Slot, Spot } from 'picket-engine';
import { enCore as words, type Streets } from 'picket-words';
import { signed } from '../signed.ts';

export { capital, change, dotted, sentences } from '../phrase.ts';

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

/** The name of a nameless player. */
export const YOU = 'You';
/** Within a sentence. */
export const named = (name: string): string => (name === YOU ? 'you' : name);

export const points = (count: number): string => counted(count, 'point', 'points');

/** A small number as a word. */
export function numeral(count: number): string {
  return NUMERALS[count] ?? String(count);
}

const PERCENT = new Intl.NumberFormat('en-GB', { style: 'percent' });

/** “80%” for 0.8. */
export const inPercent = (share: number): string => PERCENT.format(share);

/** “1st”. */
export function ordinal(rank: number): string {
  return `${rank}${SUFFIXES[ORDINAL.select(rank)] ?? 'th'}`;
}

/** “a, b and c”. */
export const list = (items: readonly string[]): string => LIST.format(items);

/** “1, 2 and 3”. */
export const numbers = (items: readonly number[]): string => list(items.map(String));

/** “plus 3”, “minus 2”, for speech. */
export function spokenChange(points: number): string {
  return points > 0 ? `plus ${points}` : `minus ${-points}`;
}

/** “an estate of 3”, “estates of 1 and 2”. */
export function estatesOf(sizes: readonly number[]): string {
  return sizes.length === 1 ? `an estate of ${sizes[0]}` : `estates of ${numbers(sizes)}`;
}

/** “Elm Street, house 5”. */
export function place([street, house]: Spot, streets: Streets): string {
  return `${words.street(street, streets)}, house ${house + 1}`;
}

/** “n°1” or “A”, as the edition prints the slot. */
export function slotMark(slot: Slot, edition: EditionId): string {
  return words.slots[edition][slot];
}

/** The same after “plan”: “1” or “A”. */
export function slotName(slot: Slot, edition: EditionId): string {
  return slotMark(slot, edition).replace('n°', '');
}

/** “7 for the most, then 4, 1”: points by place. */
export function tempRanks([first = 0, ...others]: readonly number[]): string {
  return others.length === 0 ? `${first} for the most` : `${first} for the most, then ${others.join(', ')}`;
}
