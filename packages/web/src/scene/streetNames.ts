import type { Text } from '../text/text.ts';

/** Our own names, in the order in which a town uses them from the top. */
const TREES = [
  'Alder',
  'Apple',
  'Aspen',
  'Beech',
  'Birch',
  'Cedar',
  'Cherry',
  'Elder',
  'Elm',
  'Hazel',
  'Juniper',
  'Larch',
  'Linden',
  'Maple',
  'Oak',
  'Poplar',
  'Rowan',
  'Spruce',
  'Sycamore',
  'Willow',
] as const;

/** “Birch Street”, from the top. */
export function streetsIn(commitment: string, { turn }: Text): readonly string[] {
  return streetNames(commitment).map((name) => turn.street(name));
}

/** Three names for the streets of a game, from the hash that was shown at its start: every seat sees the same. */
export function streetNames(commitment: string): readonly string[] {
  const digits = commitment.replace(/^sha256:/, '');
  const left: string[] = [...TREES];
  const drawn = [0, 1, 2].flatMap((i) => {
    const from = Number.parseInt(digits.slice(4 * i, 4 * i + 4), 16) || 0;
    return left.splice(from % left.length, 1);
  });
  return drawn.toSorted();
}
