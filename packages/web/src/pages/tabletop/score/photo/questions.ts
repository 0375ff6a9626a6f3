import { MAX_NUMBER, SLOTS, type HouseRecord } from 'picket-engine';
import type { ReadingOnPhoto, SheetOnPhoto } from '../../../../camera/camera.ts';
import type { SetupText, RealTableText, Text } from '../../../../text/text.ts';

/** The question about an uncertain reading, and its possible answers. */

export interface Option {
  readonly name: string;
  readonly value: HouseRecord | boolean;
}

interface Words {
  readonly text: Pick<Text, 'words'>;
  readonly photo: RealTableText['photo']['ask'];
  readonly slot: SetupText['plans']['slot'];
  readonly pad: RealTableText['score']['pad'];
}

export function questionOf(
  reading: ReadingOnPhoto,
  { edition }: Pick<SheetOnPhoto, 'edition'>,
  { text, photo, slot }: Words,
): string {
  switch (reading.kind) {
    case 'house':
    case 'fence':
    case 'pool':
      return photo[reading.kind](text.words.street(reading.street), reading.house + 1);
    case 'parks':
      return photo.parks(text.words.street(reading.street));
    case 'value':
      return photo.value(reading.size);
    case 'plan':
      return photo.plan(slot(SLOTS[reading.slot] ?? 'A', edition));
    case 'temps':
    case 'refusals':
      return photo[reading.kind];
  }
}

/** A house can also have a bis of each number; the page has a switch for that. */
export function optionsOf(reading: ReadingOnPhoto, isBis: boolean, { photo, pad }: Words): Option[] {
  switch (reading.kind) {
    case 'house':
      return [
        ...numbers(MAX_NUMBER).map((number): Option => ({
          name: String(number),
          value: isBis ? `${number}bis` : number,
        })),
        { name: photo.empty, value: null },
        { name: pad.roundabout, value: 'roundabout' },
      ];
    case 'fence':
    case 'pool':
      return [
        { name: photo.yes, value: true },
        { name: photo.no, value: false },
      ];
    case 'plan':
      return [{ name: photo.none, value: null }, ...counted(MOST_POINTS)];
    case 'parks':
    case 'value':
    case 'temps':
    case 'refusals':
      return counted(reading.boxes);
  }
}

/** No plan is worth more. */
const MOST_POINTS = 15;

const numbers = (most: number): number[] => Array.from({ length: most + 1 }, (_, number) => number);

const counted = (most: number): Option[] =>
  numbers(most).map((number) => ({ name: String(number), value: number }));

/** The same reading with the player's answer. */
export function answered(reading: ReadingOnPhoto, value: Option['value']): ReadingOnPhoto {
  return { ...reading, value, sure: true } as ReadingOnPhoto;
}
