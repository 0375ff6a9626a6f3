import { PAINTS } from '../../art/paints.ts';
import type { Palette } from '../../art/spots.ts';

/** The houses of the start page. */
export type Door = 'play' | 'bots' | 'together' | 'solo' | 'towns';

export interface BigHouse {
  readonly door: Door;
  readonly roof: number;
  readonly palette: Palette;
  readonly walls: number;
  readonly height: number;
  /** Whether the door is on the left. */
  readonly flip: boolean;
  readonly paint: string;
}

/** The scene is 1440 × 900; houses are 272 apart, 212 wide, and on this line. */
export const GROUND = 782;
export const PITCH = 272;
export const WIDTH = 212;
export const LEFT = 40;

const house = (
  door: Door,
  roof: number,
  palette: Palette,
  [walls, height]: readonly [number, number],
  flip: boolean,
  paint: string,
): BigHouse => ({ door, roof, palette, walls, height, flip, paint });

export const HOUSES: readonly BigHouse[] = [
  house('play', 0, PAINTS.cream, [276, 104], false, 'var(--teal)'),
  house('bots', 3, PAINTS.mint, [276, 78], true, 'var(--mustard)'),
  house('together', 6, PAINTS.blush, [256, 96], false, 'var(--mustard)'),
  house('solo', 4, PAINTS.sand, [256, 104], true, 'var(--coral)'),
  house('towns', 1, PAINTS.linen, [240, 92], false, 'var(--coral)'),
];

/** The x of the middle of a house. */
export const middleOf = (index: number): number => LEFT + index * PITCH + PITCH / 2;
