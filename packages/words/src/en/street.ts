import type { Spot } from 'picket-engine';
import { LETTERS, type Streets, type Tree } from '../streets.ts';
import { streets as positions } from './names.ts';
import { ordinal } from './phrase.ts';

const TREES: { readonly [T in Tree]: string } = {
  alder: 'Alder',
  apple: 'Apple',
  aspen: 'Aspen',
  beech: 'Beech',
  birch: 'Birch',
  cedar: 'Cedar',
  cherry: 'Cherry',
  elder: 'Elder',
  elm: 'Elm',
  hazel: 'Hazel',
  juniper: 'Juniper',
  larch: 'Larch',
  linden: 'Linden',
  maple: 'Maple',
  oak: 'Oak',
  poplar: 'Poplar',
  rowan: 'Rowan',
  spruce: 'Spruce',
  sycamore: 'Sycamore',
  willow: 'Willow',
};

/** “Elm Street”, “Elm (t)”, or “top street” without a game; an invalid street by its number. */
export function street(at: number, streets?: Streets): string {
  const tree = streets?.trees[at];
  if (tree === undefined) return positions[at] ?? `street ${ordinal(at)}`;
  return streets?.letters === true ? `${TREES[tree]} (${LETTERS[at]})` : `${TREES[tree]} Street`;
}

/** The same within a sentence: “Elm Street”, “the top street”. */
export function theStreet(at: number, streets?: Streets): string {
  const name = street(at, streets);
  return streets?.trees[at] === undefined ? `the ${name}` : name;
}

/** “Elm Street, house 4”. */
export function place([at, house]: Spot, streets?: Streets): string {
  return `${street(at, streets)}, house ${ordinal(house)}`;
}
