import type { Palette } from './spots.ts';

/** The paints of the houses that are not on a sheet: walls, roof, chimney. */
const paint = (wall: string, roof: string, door: string): Palette => ({
  wall: `var(--w-${wall})`,
  roof: `var(--${roof})`,
  door: `var(--${door})`,
});
export const PAINTS = {
  cream: paint('cream', 'coral', 'teal'),
  blush: paint('coral', 'teal', 'mustard'),
  mint: paint('teal', 'coral', 'mustard'),
  linen: paint('cream', 'teal', 'coral'),
  sand: paint('must', 'teal', 'coral'),
  straw: paint('cream', 'mustard', 'ink-roof'),
} as const;
