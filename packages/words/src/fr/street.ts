import type { Spot } from 'picket-engine';
import { LETTERS, type Streets, type Tree } from '../streets.ts';
import { streets as positions } from './names.ts';
import { capital, ordinal } from './phrase.ts';

const TREES: { readonly [T in Tree]: string } = {
  alder: 'Aulnes',
  apple: 'Pommiers',
  aspen: 'Trembles',
  beech: 'Hêtres',
  birch: 'Bouleaux',
  cedar: 'Cèdres',
  cherry: 'Cerisiers',
  elder: 'Sureaux',
  elm: 'Ormes',
  hazel: 'Noisetiers',
  juniper: 'Genévriers',
  larch: 'Mélèzes',
  linden: 'Tilleuls',
  maple: 'Érables',
  oak: 'Chênes',
  poplar: 'Peupliers',
  rowan: 'Sorbiers',
  spruce: 'Épicéas',
  sycamore: 'Platanes',
  willow: 'Saules',
};

/** Within a sentence: “rue des Ormes”, “rue des Ormes (t)”, “rue du haut”; an invalid street by its number. */
export function inText(at: number, streets?: Streets): string {
  const tree = streets?.trees[at];
  if (tree === undefined) return positions[at] ?? `rue ${ordinal(at)}`;
  return `rue des ${TREES[tree]}${streets?.letters === true ? ` (${LETTERS[at]})` : ''}`;
}

/** The same on its own; a game’s street has a capital, as on a street sign. */
export function street(at: number, streets?: Streets): string {
  const name = inText(at, streets);
  return streets?.trees[at] === undefined ? name : capital(name);
}

/** “rue des Ormes, maison 4”. */
export function place([at, house]: Spot, streets?: Streets): string {
  return `${inText(at, streets)}, maison ${ordinal(house)}`;
}

/** After a preposition: “la maison 4 de la rue des Ormes”. */
export function theHouse([at, house]: Spot, streets?: Streets): string {
  return `la maison ${ordinal(house)} de la ${inText(at, streets)}`;
}
