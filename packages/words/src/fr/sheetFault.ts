import type { FactsOf } from '../facts.ts';
import { sheetPlace, type SheetPlace } from '../sheetPlace.ts';
import { columns } from './names.ts';
import { capital } from './phrase.ts';
import { FAULTS } from './rejection.ts';
import { place, street } from './street.ts';

/** « Rue du haut, maison 5 : les numéros doivent augmenter de gauche à droite. » */
export function sheetFault({ path, why }: FactsOf<'impossible-sheet'>): string {
  return `${where(sheetPlace(path))} : ${FAULTS[why]}.`;
}

function where(at: SheetPlace): string {
  switch (at.kind) {
    case 'house':
      return capital(place(at.spot));
    case 'street':
      return capital(street(at.street));
    case 'value':
      return `Valeur des lotissements de ${at.size}`;
    case 'sheet':
      return 'Toute la feuille';
    default:
      return columns[at.kind];
  }
}
