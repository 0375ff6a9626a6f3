import type { Spot } from 'picket-engine';
import { LETTERS, type Streets, type Tree } from '../streets.ts';
import { streets as positions } from './names.ts';
import { ordinal } from './phrase.ts';

const STREETS: { readonly [T in Tree]: string } = {
  alder: 'Erlenstraße',
  apple: 'Apfelstraße',
  aspen: 'Espenstraße',
  beech: 'Buchenstraße',
  birch: 'Birkenstraße',
  cedar: 'Zedernstraße',
  cherry: 'Kirschstraße',
  elder: 'Holunderstraße',
  elm: 'Ulmenstraße',
  hazel: 'Haselstraße',
  juniper: 'Wacholderstraße',
  larch: 'Lärchenstraße',
  linden: 'Lindenstraße',
  maple: 'Ahornstraße',
  oak: 'Eichenstraße',
  poplar: 'Pappelstraße',
  rowan: 'Eschenstraße',
  spruce: 'Fichtenstraße',
  sycamore: 'Platanenstraße',
  willow: 'Weidenstraße',
};

/** “Ulmenstraße”, “Ulmenstraße (t)”, or “obere Straße” without a game; an invalid street by its number. */
export function street(at: number, streets?: Streets): string {
  const tree = streets?.trees[at];
  if (tree === undefined) return positions[at] ?? `Straße ${ordinal(at)}`;
  return streets?.letters === true ? `${STREETS[tree]} (${LETTERS[at]})` : STREETS[tree];
}

/** As the subject of a sentence: “die Ulmenstraße”, “die obere Straße”. */
export function theStreet(at: number, streets?: Streets): string {
  return `die ${street(at, streets)}`;
}

/** In the genitive and dative: “der Ulmenstraße”, “der oberen Straße”. */
export function ofStreet(at: number, streets?: Streets): string {
  return `der ${street(at, streets).replace('e Straße', 'en Straße')}`;
}

/** After a preposition: “Haus 4 der Ulmenstraße”. */
export function houseOf([at, house]: Spot, streets?: Streets): string {
  return `Haus ${ordinal(house)} ${ofStreet(at, streets)}`;
}
