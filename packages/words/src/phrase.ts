/** Phrases that are the same in every language. */

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
