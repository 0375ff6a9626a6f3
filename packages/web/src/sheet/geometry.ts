import { r1 } from '../art/num.ts';
import { characterOf, type Character } from '../art/spots.ts';
import type { ParkModel, SheetModel, StreetModel } from '../scene/sheetTypes.ts';

export type GeometryName = 'wide' | 'narrow';

/** The measures of a street's picture, relative to the top left corner of its tier. */
export interface Geometry {
  readonly name: GeometryName;
  readonly width: number;
  readonly tier: number;
  readonly left: number;
  readonly right: number;
  /** The ground line, the upper edge of the kerb, and of the road. */
  readonly ground: number;
  readonly kerb: number;
  readonly road: number;
  /** Where a lot's target ends, and the targets on kerb and road start. */
  readonly hit: number;
  readonly pitch: number;
  readonly walls: number;
  readonly roof: number;
  readonly detail: 1 | 2;
  readonly register: number;
  readonly arch: { readonly height: number; readonly below: number; readonly gap: number };
  readonly fence: { readonly height: number; readonly scale: number; readonly drop: number };
  readonly seal: { readonly radius: number; readonly y: number; readonly dx: number };
  readonly plate: { readonly size: number; readonly height: number };
}

const WIDE: Geometry = {
  name: 'wide',
  width: 1064,
  tier: 204,
  left: 18,
  right: 14,
  ground: 134,
  kerb: 165,
  road: 183,
  hit: 165,
  pitch: 70,
  walls: 64,
  roof: 34,
  detail: 2,
  register: 1.3,
  arch: { height: 118, below: 31, gap: 3 },
  fence: { height: 44, scale: 0.92, drop: 0 },
  seal: { radius: 23, y: 26, dx: 30 },
  plate: { size: 11.5, height: 14 },
};

const NARROW: Geometry = {
  name: 'narrow',
  width: 360,
  tier: 118,
  left: 5,
  right: 5,
  ground: 75,
  kerb: 89,
  road: 101,
  // Leaves 24 px below it for the targets on kerb and road.
  hit: 94,
  pitch: 48,
  walls: 45,
  roof: 17,
  detail: 1,
  register: 0.9,
  arch: { height: 72, below: 14, gap: 1 },
  fence: { height: 25, scale: 0.52, drop: -3 },
  seal: { radius: 15, y: 16, dx: 20 },
  plate: { size: 11, height: 11.5 },
};

export const geometryOf = (name: GeometryName): Geometry => (name === 'wide' ? WIDE : NARROW);

/** One street laid out. */
export interface StreetPlan {
  readonly street: number;
  readonly houses: number;
  /** The top of its tier. */
  readonly y: number;
  readonly cell: number;
  readonly house: number;
  /** The size of what is written on it. */
  readonly numeral: number;
  /** Where its last house ends. */
  readonly end: number;
  readonly park: { readonly x: number; readonly step: number; readonly boxes: number };
}

/** What is drawn over all three streets. */
export interface OverStreets {
  readonly model: SheetModel;
  readonly geometry: Geometry;
  readonly plans: readonly StreetPlan[];
}

/** What every part of a street is drawn with. */
export interface OnStreet {
  readonly geometry: Geometry;
  readonly plan: StreetPlan;
}

/** What the park at the end of a street is drawn with. */
export interface OnPark extends OnStreet {
  readonly park: ParkModel;
}

interface Measure {
  readonly houses: number;
  readonly boxes: number;
}

/** How long a street and its park are. */
export const measure = ({ lots, park }: StreetModel): Measure => ({
  houses: lots.length,
  boxes: park.values.length,
});

/** Lays out streets of any length: a longer one has narrower houses, a shorter one leaves room at its end. */
export function planStreets(geometry: Geometry, streets: readonly Measure[]): StreetPlan[] {
  const { name, width, left, right, tier } = geometry;
  const wide = name === 'wide';
  const parks = streets.map(({ boxes }) => {
    const step = wide ? Math.min(31, 279 / boxes) : Math.min(11.5, 138 / boxes);
    return { step, boxes, x: wide ? width - right - boxes * step : width };
  });
  const fits = streets.map(({ houses }, i) => {
    const room = wide ? (parks[i]?.x ?? width) - 6 - left : width - left - right;
    return Math.min(geometry.pitch, room / houses);
  });
  // On the wide sheet all houses have the same width, to line up in columns.
  const alike = Math.min(...fits);
  return streets.map(({ houses }, street) => {
    const cell = wide ? alike : (fits[street] ?? alike);
    return {
      street,
      houses,
      y: street * tier,
      cell,
      house: r1(wide ? cell * 0.8 : Math.min(cell - 5.5, 34)),
      numeral: wide ? r1((37 * cell) / 70) : Math.min(24, Math.floor(cell * 0.79)),
      end: left + houses * cell,
      park: parks[street] ?? { x: width, step: 0, boxes: 0 },
    };
  });
}

/** The middle of a house, and the position of the gap after it. */
export const middleOf = (geometry: Geometry, plan: StreetPlan, house: number): number =>
  r1(geometry.left + (house + 0.5) * plan.cell);
export const gapOf = (geometry: Geometry, plan: StreetPlan, house: number): number =>
  r1(geometry.left + (house + 1) * plan.cell);

/** The room after the last house of a street. */
export const roomIn = (geometry: Geometry, plan: StreetPlan): number =>
  geometry.name === 'wide' ? plan.park.x - 8 - plan.end : 0;

/** The house on a lot: what it looks like, and how high its walls are. */
export function houseAt(
  geometry: Geometry,
  street: number,
  house: number,
): { readonly character: Character; readonly walls: number } {
  const character = characterOf(street, house);
  return { character, walls: geometry.walls + (geometry.name === 'wide' ? character.taller : 0) };
}
