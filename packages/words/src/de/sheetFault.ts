import type { FactsOf } from '../facts.ts';
import { sheetPlace, type SheetPlace } from '../sheetPlace.ts';
import { columns } from './names.ts';
import { capital, ordinal } from './phrase.ts';
import { FAULTS } from './rejection.ts';
import { street } from './street.ts';

/** „Obere Straße, Haus 5: Zahlen müssen von links nach rechts steigen.“ */
export function sheetFault({ path, why }: FactsOf<'impossible-sheet'>): string {
  return `${where(sheetPlace(path))}: ${FAULTS[why]}.`;
}

function where(at: SheetPlace): string {
  switch (at.kind) {
    case 'house':
      return `${capital(street(at.spot[0]))}, Haus ${ordinal(at.spot[1])}`;
    case 'street':
      return capital(street(at.street));
    case 'value':
      return `Wert der ${at.size}er-Siedlungen`;
    case 'sheet':
      return 'Der ganze Zettel';
    default:
      return columns[at.kind];
  }
}
