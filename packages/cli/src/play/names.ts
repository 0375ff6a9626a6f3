import type { View } from 'picket-engine';
import { streetsOf, type Streets } from 'picket-words';

/** The streets of a game, with the letters that players type. */
export function streetsIn({ commitment }: Pick<View, 'commitment'>): Streets {
  return { ...streetsOf(commitment), letters: true };
}

/** Names separated by commas. */
export function namesIn(line: string): string[] {
  return line
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
