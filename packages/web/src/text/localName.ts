import type { Text } from './text.ts';

/** How servers and records name players who had their data deleted, in any language; with a number if there are several. */
const FORMER = /^Former player(?=$| \d+$)/;

/** A player’s name as this language has it: only such names differ. */
export const localName = (name: string, { words }: Pick<Text, 'words'>): string =>
  name.replace(FORMER, words.formerPlayer);
