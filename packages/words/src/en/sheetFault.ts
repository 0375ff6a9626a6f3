import type { FactsOf } from '../facts.ts';
import { sheetPlace, type SheetPlace } from '../sheetPlace.ts';
import { columns } from './names.ts';
import { capital } from './phrase.ts';
import { FAULTS } from './rejection.ts';
import { place, street } from './street.ts';

/** “Top street, house 5: numbers must increase from left to right.” */
export function sheetFault({ path, why }: FactsOf<'impossible-sheet'>): string {
  return `${where(sheetPlace(path))}: ${FAULTS[why]}.`;
}

function where(at: SheetPlace): string {
  switch (at.kind) {
    case 'house':
      return capital(place(at.spot));
    case 'street':
      return capital(street(at.street));
    case 'value':
      return `Values of size ${at.size}`;
    case 'sheet':
      return 'The whole sheet';
    default:
      return columns[at.kind];
  }
}
