import { MAX_NUMBER, type SheetRecord, type Spot } from 'picket-engine';
import { bisAt, markAt, numberOf, withFence, withHouse, withPool } from './changes.ts';

/**
 * What a key does in a house: digits make a number, the letters of the notation the other marks, and Backspace empties
 * it.
 */
export function keyChange(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  record: SheetRecord,
  at: Spot,
): SheetRecord | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (/^\d$/.test(key)) return withHouse(record, at, appended(record, at, Number(key)));
  switch (key) {
    case 'x': {
      const bis = bisAt(record, at);
      return bis === undefined ? undefined : withHouse(record, at, bis);
    }
    case 'o':
      return withPool(record, at);
    case 'f':
      return at[1] < (record.streets[at[0]]?.houses.length ?? 0) - 1 ? withFence(record, at) : undefined;
    case 'c':
      return withHouse(record, at, 'roundabout');
    case 'Backspace':
    case 'Delete':
      return withHouse(record, at, null);
    default:
      return undefined;
  }
}

/** A 1 and then a 5 make 15; if the number would be too large, the digit starts a new one. */
function appended(record: SheetRecord, at: Spot, digit: number): number {
  const number = numberOf(markAt(record, at));
  const longer = (number ?? 0) * 10 + digit;
  return number !== undefined && longer <= MAX_NUMBER ? longer : digit;
}
