const NUMERALS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number as a word. */
export function numeral(n: number): string {
  return NUMERALS[n] ?? String(n);
}

/** An index as people count, from 1. */
export function ordinal(index: number): number {
  return index + 1;
}

/** With a capital letter, for the start of a sentence. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A change with its sign: “+2”, “−1”. */
export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}

/** “an 8”, “a 9”. */
export function withArticle(number: number): string {
  return [8, 11].includes(number) ? `an ${number}` : `a ${number}`;
}

/** “a, b and c”. */
export const list = (items: readonly string[]): string => LIST.format(items);

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
