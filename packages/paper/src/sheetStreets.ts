import type { PrintedSheet, SheetDescription } from 'picket-engine';
import type { Words } from 'picket-words';
import { centred, cross, label, line, oval, path, rect, n, type Box, type Mark } from './page.ts';

/** The dimensions of a street: houses of 12.2 × 16.4 mm. */
const PITCH = 14;
const HOUSE = { width: 12.2, height: 16.4, roof: 6.5 };
const GROUND = 27;
const PARK = { width: 8, height: 6.8 };

/** Where the streets begin. */
export const STREETS_AT = { x: 2, y: 13, tier: 47.5 };

/** The walls of a house. */
export function houseBox(house: number): Box {
  const x = house * PITCH + (PITCH - HOUSE.width) / 2;
  return { x, y: GROUND - HOUSE.height, width: HOUSE.width, height: HOUSE.height };
}

/** The door of a house, on which “bis” is circled. */
export function doorBox(house: number): Box {
  const { x, width } = houseBox(house);
  return { x: x + width - 5, y: GROUND - 5.2, width: 4.2, height: 4.6 };
}

/** The dotted line to the right of a house, on which a fence is drawn. */
export function gapBox(house: number): Box {
  return { x: (house + 1) * PITCH, y: 9, width: 0, height: GROUND - 8 };
}

/** A pool below its house. */
export function poolBox(house: number): Box {
  return { x: (house + 0.5) * PITCH - 4.6, y: GROUND + 1.7, width: 9.2, height: 4.6 };
}

/** The boxes of a park; the last value has none. */
export function parkBoxes(printed: PrintedSheet, street: number): Box[] {
  const values = printed.streets[street]?.parks ?? [];
  return values.slice(1).map((_, k) => parkBox(longestOf(printed), k));
}

function parkBox(length: number, k: number): Box {
  return { x: length - 60 + k * (PARK.width + 0.6), y: GROUND + 9.1, ...PARK };
}

function longestOf(printed: PrintedSheet): number {
  return Math.max(...printed.streets.map(({ houses }) => houses)) * PITCH;
}

interface Streets {
  readonly printed: PrintedSheet;
  readonly words: Words;
  readonly filled?: SheetDescription | undefined;
}

/** One street, from its left fence; its road is as long as the longest street. */
export function street({ printed, words, filled }: Streets, index: number): Mark[] {
  const { houses = 0, pools = [], parks = [] } = printed.streets[index] ?? {};
  const drawn = filled?.streets[index];
  const longest = longestOf(printed);
  const numbers = Array.from({ length: houses }, (_, house) => house);
  return [
    ...numbers.flatMap((house) => houseMarks(house, index, drawn?.houses[house])),
    ...numbers
      .slice(1)
      .map((house) =>
        drawn?.fences[house - 1] === true
          ? line(house * PITCH, 8, house * PITCH, GROUND + 2, { stroke: 1.1 })
          : dotted(gapBox(house - 1)),
      ),
    ...[0, houses * PITCH].map((x) => line(x, 4, x, GROUND + 2, { stroke: 0.7 })),
    line(0, GROUND, houses * PITCH, GROUND, { stroke: 0.5 }),
    ...pools.flatMap((house) => pool(house, drawn?.houses[house]?.pool === 'built')),
    ...road(longest, capital(words.streets[index] ?? ''), words),
    ...park(parks, longest, drawn?.parks.crossed ?? 0),
    ...(drawn === undefined ? [] : wires(drawn.houses.map(({ used }) => used))),
  ];
}

function dotted({ x, y, height }: Box): Mark {
  return line(x, y, x, y + height, { dashed: true });
}

function houseMarks(
  house: number,
  street: number,
  drawn: SheetDescription['streets'][number]['houses'][number] | undefined,
): Mark[] {
  const { x, y: top, width } = houseBox(house);
  const { roof } = HOUSE;
  const door = doorBox(house);
  if (drawn?.kind === 'roundabout') {
    return [
      oval(x + width / 2, GROUND - 7, 5.4, 5.4, { stroke: 0.7 }),
      oval(x + width / 2, GROUND - 7, 2, 2),
    ];
  }
  // Alternates between three roofs: gable, shed and flat.
  const kind = (house + street) % 3;
  const roofs = [
    `M${n(x - 0.6)} ${n(top)}L${n(x + width / 2)} ${n(top - roof)}L${n(x + width + 0.6)} ${n(top)}z`,
    `M${n(x - 0.6)} ${n(top)}L${n(x - 0.6)} ${n(top - roof * 0.4)}L${n(x + width + 0.6)} ${n(top - roof * 0.85)}L${n(x + width + 0.6)} ${n(top)}z`,
    `M${n(x - 0.6)} ${n(top)}L${n(x + 2)} ${n(top - roof * 0.7)}L${n(x + width - 2)} ${n(top - roof * 0.7)}L${n(x + width + 0.6)} ${n(top)}z`,
  ];
  const isBis = drawn?.kind === 'bis';
  return [
    rect(x, top, width, HOUSE.height, { stroke: 0.35 }),
    path(roofs[kind] ?? '', { stroke: 0.35 }),
    rect(door.x, door.y, door.width, door.height, { stroke: 0.2 }),
    label(x + width - 2.9, GROUND - 2.1, 'bis', {
      size: 6.5,
      align: 'middle',
      grey: !isBis,
      font: isBis ? 'bold' : 'text',
    }),
    ...(isBis ? [oval(x + width - 2.9, GROUND - 2.9, 2.8, 2.6, { stroke: 0.5 })] : []),
    ...(drawn?.number === undefined
      ? []
      : [label(x + 4.4, GROUND - 6.5, drawn.number, { size: 20, font: 'hand', align: 'middle' })]),
  ];
}

function pool(house: number, built: boolean): Mark[] {
  const { x: left, width, height } = poolBox(house);
  const x = left + width / 2;
  return [
    oval(x, GROUND + 4, width / 2, height / 2),
    path(
      `M${n(x - 2)} ${n(GROUND + 4)}L${n(x - 0.7)} ${n(GROUND + 3.4)}L${n(x + 0.7)} ${n(GROUND + 4.5)}L${n(x + 2)} ${n(GROUND + 3.9)}`,
    ),
    ...(built ? [oval(x, GROUND + 4, 5.9, 3.2, { stroke: 0.7 })] : []),
  ];
}

function road(length: number, name: string, words: Words): Mark[] {
  return [
    line(0, GROUND + 8, length, GROUND + 8, { stroke: 0.5 }),
    line(0, GROUND + 17, length, GROUND + 17, { stroke: 0.5 }),
    label(1.5, GROUND + 14, name, { size: 10, font: 'display' }),
    label(length - 62, GROUND + 13.8, words.columns.parks, { align: 'end', size: 9 }),
  ];
}

/** A park box for each value but the last. */
function park(values: readonly number[], length: number, crossed: number): Mark[] {
  return values.flatMap((value, k): Mark[] => {
    const { x, y, width, height } = parkBox(length, k);
    const last = k === values.length - 1;
    return [
      ...(last ? [] : [rect(x, y, width, height)]),
      centred(x, y, width, height, value, { size: 10, font: last ? 'bold' : 'text' }),
      ...(k < crossed ? [cross(x, y, width, height)] : []),
    ];
  });
}

/** The wire is inked above houses that a plan has used. */
function wires(used: readonly boolean[]): Mark[] {
  return used.flatMap((is, house) =>
    is ? [line(house * PITCH + 1, 2.5, (house + 1) * PITCH - 1, 2.5, { stroke: 0.9 })] : [],
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
