/** Trees that streets are named after, in the order used from the top of a town. */
const TREES = [
  'alder',
  'apple',
  'aspen',
  'beech',
  'birch',
  'cedar',
  'cherry',
  'elder',
  'elm',
  'hazel',
  'juniper',
  'larch',
  'linden',
  'maple',
  'oak',
  'poplar',
  'rowan',
  'spruce',
  'sycamore',
  'willow',
] as const;

export type Tree = (typeof TREES)[number];

/** The names of a game’s streets, from the top. */
export interface Streets {
  readonly trees: readonly Tree[];
  /** Whether the letter that players type is part of the name: “Elm (t)”. */
  readonly letters?: boolean;
}

/** The letters of the notation, from the top; the same in every language. */
export const LETTERS = ['t', 'm', 'b'] as const;

/** Three names, from the hash that is public from the start of a game: every seat sees the same. */
export function streetsOf(commitment: string): Streets {
  const digits = commitment.replace(/^sha256:/, '');
  const left: Tree[] = [...TREES];
  const drawn = [0, 1, 2].flatMap((i) => {
    const from = Number.parseInt(digits.slice(4 * i, 4 * i + 4), 16) || 0;
    return left.splice(from % left.length, 1);
  });
  return { trees: drawn.toSorted() };
}
