import { r1 } from './num.ts';

/** Door and window of a facade. */
export interface Front {
  readonly door: { readonly x: number; readonly w: number; readonly h: number };
  readonly glass: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

export function frontOf(flip: boolean, w: number, walls: number): Front {
  return {
    door: { w: w * 0.2, h: walls * 0.36, x: flip ? -w * 0.36 : w * 0.16 },
    glass: { w: w * 0.38, h: walls * 0.2, x: flip ? 0 : -w * 0.38, y: -walls * 0.31 },
  };
}

/** Its keyline, where nothing is built yet. */
export const frontLine = ({ door, glass }: Front): string =>
  `M${r1(door.x)} 0v${r1(-door.h)}h${r1(door.w)}v${r1(door.h)}` +
  `M${r1(glass.x)} ${r1(glass.y)}h${r1(glass.w)}v${r1(glass.h)}h${r1(-glass.w)}Z`;
