import type { Streets } from 'picket-words';
import type { SheetModel } from '../scene/sheetTypes.ts';
import type { Text, TextViewText } from '../text/text.ts';
import { seatIn, spokenHouses } from './askable.ts';

/** A town that can be shown and queried. */
export interface Town {
  readonly seat: number;
  readonly name: string;
  readonly label: string;
  readonly sheet: SheetModel;
  readonly parts: readonly { readonly name: string; readonly points: number }[];
  /** What is known about its player's cards. */
  readonly hand?: { readonly label: string };
}

/** A town, street by street. */
export function sayTown(
  towns: readonly Town[],
  typed: string,
  { text, words, streets }: { readonly text: Text; readonly words: TextViewText; readonly streets: Streets },
): string {
  const { town: word } = words.commands;
  if (typed === '') return words.typing.needs(word.word, word.example ?? '');
  const town = seatIn(typed, towns);
  if (town === undefined) return words.typing.noSuch(typed);
  return text.around.sentences([
    `${town.label}.`,
    ...town.sheet.streets.map((_, at) => words.answers.street(at, streets, spokenHouses(town.sheet, at))),
  ]);
}
