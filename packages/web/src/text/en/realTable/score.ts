import { points } from '../phrase.ts';

/** The score calculator. */
export const score = {
  title: 'Score calculator',
  line: 'Tap a house and then its number. On a keyboard: arrows, digits, x for a bis, o for a pool, f for a fence.',
  town: 'Your sheet',
  edition: 'Edition',
  sheet: 'Sheet',
  tapping: 'Tap on the sheet to enter',
  houses: 'Houses',
  fences: 'Fences',
  pad: {
    title: (street: string, house: number) => `In the ${street}, house ${house}`,
    fence: 'Fence right',
    roundabout: 'Roundabout',
    clear: 'Clear',
    undo: 'Undo',
  },
  marks: {
    title: 'Tracks',
    parks: (street: string) => `Parks, ${street}`,
    value: (size: number) => `Value of size ${size}`,
    said: (crossed: number, worth: number) => `${crossed} crossed, ${points(worth)}`,
  },
  others: {
    label: 'Temps of the other players',
    line: 'How many temp boxes each of them crossed. Leave it empty if nobody else played.',
    solo: 'In the solo game there is nobody to compare with.',
  },
  soloLine: 'Temps count as in the solo game.',
  notation: {
    label: 'The sheet as text',
    line: 'Type it here, or copy it. ./picket score takes the same line.',
  },
  faults: (count: number) => (count === 1 ? 'One mark isn’t possible.' : `${count} marks aren’t possible.`),
  faultsNote: 'They don’t count until they are corrected.',
  again: 'Start an empty sheet',
};
