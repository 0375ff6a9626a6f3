import { around, wobble } from './num.ts';

/** The inks of a house, as names of tokens. */
export interface Palette {
  readonly wall: string;
  readonly roof: string;
  readonly door: string;
}

const PALETTES: readonly [Palette, ...Palette[]] = [
  { wall: 'var(--w-cream)', roof: 'var(--coral)', door: 'var(--teal)' },
  { wall: 'var(--w-must)', roof: 'var(--teal)', door: 'var(--coral)' },
  { wall: 'var(--w-teal)', roof: 'var(--ink-roof)', door: 'var(--mustard)' },
  { wall: 'var(--w-cream)', roof: 'var(--mustard)', door: 'var(--ink-roof)' },
  { wall: 'var(--w-coral)', roof: 'var(--teal)', door: 'var(--mustard)' },
  { wall: 'var(--w-teal)', roof: 'var(--coral)', door: 'var(--mustard)' },
  { wall: 'var(--w-must)', roof: 'var(--ink-roof)', door: 'var(--coral)' },
  { wall: 'var(--w-cream)', roof: 'var(--teal)', door: 'var(--coral)' },
  { wall: 'var(--w-coral)', roof: 'var(--mustard)', door: 'var(--teal)' },
];

/** The printed sheet is composed by hand; a user's own sheet follows a rule. */
const ROOFS: readonly (readonly number[])[] = [
  [0, 3, 4, 7, 1, 5, 8, 6, 2, 0],
  [6, 2, 1, 0, 8, 4, 3, 7, 5, 1, 0],
  [4, 0, 7, 5, 1, 3, 6, 2, 0, 8, 1, 4],
];
const PAINTS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 7, 5, 6, 4, 8, 1],
  [4, 3, 5, 1, 6, 0, 2, 8, 7, 2, 3],
  [7, 6, 0, 3, 4, 2, 1, 5, 8, 3, 5, 0],
];
const HEIGHTS = [0, 3, -3, 2, -1, 4] as const;

/** The look of a house depends on its spot, never on its number. */
export interface Character {
  readonly roof: number;
  readonly palette: Palette;
  /** Taller or lower than its neighbours, in units of the wide sheet. */
  readonly taller: number;
  /** Door on the left. */
  readonly flip: boolean;
  /** How the handwriting tilts and shifts here. */
  readonly turn: number;
  readonly stray: number;
}

/** `edition` rotates the palettes, so the postcards on a page differ. */
export function characterOf(street: number, house: number, edition = 0): Character {
  const next = wobble(street * 20 + house + 8);
  const [door, turn, stray] = [next(), next(), next()];
  return {
    // 5 and 4 are coprime to 9, so neighbours differ.
    roof: ROOFS[street]?.[house] ?? (house * 5 + street * 4) % 9,
    palette: around(PALETTES, (PAINTS[street]?.[house] ?? house * 4 + street * 3 + 2) + edition * 2),
    taller: around(HEIGHTS, house * 5 + street * 2),
    flip: door > 0.5,
    turn: (turn - 0.5) * 7,
    stray: (stray - 0.5) * 0.06,
  };
}
