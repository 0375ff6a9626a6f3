import { polygon, r1, rightOf, skyline, type Point } from './num.ts';

/** The size of a house: width and height of its walls, and height of its roof. */
export interface HouseSize {
  readonly w: number;
  readonly walls: number;
  readonly roof: number;
}

export interface HouseShape {
  readonly body: string;
  readonly roof: string;
  /** The half of the roof away from the sun. */
  readonly shade: string;
  readonly chimney: string;
  readonly attic?: { readonly x: number; readonly y: number; readonly square: boolean };
  /** A row of small windows under a flat roof. */
  readonly clerestory?: string;
}

interface Plan {
  readonly body: readonly Point[];
  readonly roof: readonly Point[];
  readonly ridge: number;
  readonly chimney?: Point;
  readonly attic?: { readonly x: number; readonly y: number; readonly square: boolean };
}

/** Seven straight roofs: gable, hip, butterfly, flat, saltbox, shed, gambrel. The ground is y 0, the middle x 0. */
function plan(kind: number, { w, walls, roof: rh }: HouseSize): Plan {
  const [a, b, top, o] = [-w / 2, w / 2, -walls, w * 0.07];
  const peak = top - rh;
  const under = (left: number, right = left): Point[] => [[a, 0], [a, left], [b, right], [b, 0]]; // prettier-ignore
  const box = under(top);
  const fold = -w * 0.06;
  switch (kind) {
    case 1:
      return {
        body: box,
        roof: [[a - o, top], [a + w * 0.2, peak + rh * 0.22], [b - w * 0.2, peak + rh * 0.22], [b + o, top]], // prettier-ignore
        ridge: 0,
        chimney: [a + w * 0.24, peak],
      };
    case 2:
      return {
        body: [[a, 0], [a, peak + rh * 0.4], [fold, top - rh * 0.04], [b, peak + rh * 0.4], [b, 0]], // prettier-ignore
        roof: [
          [a - o, peak + rh * 0.2], [fold, top - rh * 0.28], [b + o, peak + rh * 0.02],
          [b + o, peak + rh * 0.3], [fold, top + rh * 0.02], [a - o, peak + rh * 0.48],
        ], // prettier-ignore
        ridge: fold,
      };
    case 3: {
      const [eave, under2] = [top - rh * 0.5, top - rh * 0.22];
      const [l, r] = [a - o * 1.6, b + o * 1.6];
      return {
        body: under(top - rh * 0.3),
        roof: [[l, eave], [r, eave], [r, under2], [l, under2]], // prettier-ignore
        ridge: 0,
        chimney: [a + w * 0.62, peak + rh * 0.02],
      };
    }
    case 4:
      return {
        body: box,
        roof: [[a - o, top], [a + w * 0.3, peak], [b + o, top]], // prettier-ignore
        ridge: a + w * 0.3,
        chimney: [a + w * 0.56, peak + rh * 0.1],
        attic: { x: a + w * 0.36, y: top - rh * 0.34, square: false },
      };
    case 5:
      return {
        body: under(top - rh * 0.02, peak + rh * 0.35),
        roof: [
          [a - o, top - rh * 0.22], [b + o, peak + rh * 0.05], [b + o, peak + rh * 0.34], [a - o, top + rh * 0.08],
        ], // prettier-ignore
        ridge: 0,
      };
    case 6:
      return {
        body: box,
        roof: [
          [a - o, top], [a + w * 0.1, top - rh * 0.6], [0, peak], [b - w * 0.1, top - rh * 0.6], [b + o, top],
        ], // prettier-ignore
        ridge: 0,
        chimney: [a + w * 0.72, peak + rh * 0.02],
        attic: { x: 0, y: top - rh * 0.4, square: true },
      };
    default:
      return {
        body: box,
        roof: [[a - o, top], [0, peak], [b + o, top]], // prettier-ignore
        ridge: 0,
        chimney: [a + w * 0.7, peak + rh * 0.15],
        attic: { x: 0, y: top - rh * 0.36, square: false },
      };
  }
}

/** Three folds, each with a side in the shade. */
function folded({ w, walls, roof: rh }: HouseSize): HouseShape {
  const [a, b, top, o] = [-w / 2, w / 2, -walls, w * 0.07];
  const step = (w + 2 * o) / 3;
  const tip = top - rh * 0.74;
  const folds = [0, 1, 2].map((i) => a - o + step * i);
  return {
    body: polygon([[a, 0], [a, top], [b, top], [b, 0]]), // prettier-ignore
    roof: polygon([[a - o, top], ...folds.flatMap((x): Point[] => [[x + step / 2, tip], [x + step, top]])]), // prettier-ignore
    shade: folds.map((x) => polygon([[x + step / 2, tip], [x + step, top], [x + step / 2, top]])).join(''), // prettier-ignore
    chimney: '',
  };
}

/** Two vaults. */
function vaulted({ w, walls, roof: rh }: HouseSize): HouseShape {
  const [a, b, top, o] = [-w / 2, w / 2, -walls, w * 0.07];
  const [rx, ry] = [r1((w + 2 * o) / 4), r1(rh * 0.78)];
  const starts = [0, 1].map((i) => a - o + i * 2 * rx);
  return {
    body: polygon([[a, 0], [a, top], [b, top], [b, 0]]), // prettier-ignore
    roof: `M${r1(a - o)} ${r1(top)}${`a${rx} ${ry} 0 0 1 ${r1(2 * rx)} 0`.repeat(2)}Z`,
    shade: starts.map((x) => `M${r1(x + rx)} ${r1(top - ry)}a${rx} ${ry} 0 0 1 ${rx} ${ry}h${-rx}Z`).join(''),
    chimney: '',
  };
}

/** One of nine roofs on four walls. */
export function houseShape(kind: number, size: HouseSize): HouseShape {
  if (kind === 7) return folded(size);
  if (kind === 8) return vaulted(size);
  const { body, roof, ridge, chimney, attic } = plan(kind, size);
  const eaves = -size.walls - size.roof * 0.08;
  let stack = '';
  if (chimney !== undefined) {
    const [l, r] = [chimney[0], chimney[0] + size.w * 0.12];
    // It starts at the roof's skyline, so none of its lines is behind the roof.
    stack = polygon([[l, skyline(roof, l)], [l, chimney[1]], [r, chimney[1]], [r, skyline(roof, r)]]); // prettier-ignore
  }
  return {
    body: polygon(body),
    roof: polygon(roof),
    shade: polygon(rightOf(roof, ridge)),
    chimney: stack,
    ...(attic === undefined ? {} : { attic }),
    ...(kind === 3 ? { clerestory: `M${r1(-size.w * 0.42)} ${r1(eaves)}h${r1(size.w * 0.84)}` } : {}),
  };
}
