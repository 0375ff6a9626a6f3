import type { PrintedSheet, SheetDescription } from 'picket-engine';
import type { Words } from 'picket-words';
import { centred, cross, label, line, oval, path, rect, n, type Mark } from './page.ts';

/** The measures of a street: houses of 12.2 × 16.4 mm. */
const PITCH = 14;
const HOUSE = { width: 12.2, height: 16.4, roof: 6.5 };
const GROUND = 27;
export const TIER = 47.5;

interface Streets {
  readonly printed: PrintedSheet;
  readonly words: Words;
  readonly filled?: SheetDescription | undefined;
}

/** One street, from its left fence; its road is as long as the longest street. */
export function street({ printed, words, filled }: Streets, index: number): Mark[] {
  const { houses = 0, pools = [], parks = [] } = printed.streets[index] ?? {};
  const drawn = filled?.streets[index];
  const longest = Math.max(...printed.streets.map((other) => other.houses)) * PITCH;
  const numbers = Array.from({ length: houses }, (_, house) => house);
  return [
    ...numbers.flatMap((house) => houseMarks(house, index, drawn?.houses[house])),
    ...numbers
      .slice(1)
      .map((house) =>
        drawn?.fences[house - 1] === true
          ? line(house * PITCH, 8, house * PITCH, GROUND + 2, { stroke: 1.1 })
          : line(house * PITCH, 9, house * PITCH, GROUND + 1, { stroke: BOX_DOTS, dashed: true }),
      ),
    ...[0, houses * PITCH].map((x) => line(x, 4, x, GROUND + 2, { stroke: 0.7 })),
    line(0, GROUND, houses * PITCH, GROUND, { stroke: 0.5 }),
    ...pools.flatMap((house) => pool(house, drawn?.houses[house]?.pool === 'built')),
    ...road(longest, capital(words.streets[index] ?? ''), words),
    ...park(parks, longest, drawn?.parks.crossed ?? 0),
    ...(drawn === undefined ? [] : wires(drawn.houses.map(({ used }) => used))),
  ];
}

const BOX_DOTS = 0.3;

function houseMarks(
  house: number,
  street: number,
  drawn: SheetDescription['streets'][number]['houses'][number] | undefined,
): Mark[] {
  const x = house * PITCH + (PITCH - HOUSE.width) / 2;
  const top = GROUND - HOUSE.height;
  const { width, roof } = HOUSE;
  if (drawn?.kind === 'roundabout') {
    return [
      oval(x + width / 2, GROUND - 7, 5.4, 5.4, { stroke: 0.7 }),
      oval(x + width / 2, GROUND - 7, 2, 2),
    ];
  }
  // Three roofs in turn: a gable, a shed and a flat one.
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
    rect(x + width - 5, GROUND - 5.2, 4.2, 4.6, { stroke: 0.2 }),
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
  const x = (house + 0.5) * PITCH;
  return [
    oval(x, GROUND + 4, 4.6, 2.3),
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
  const width = 8;
  return values.flatMap((value, k): Mark[] => {
    const x = length - 60 + k * (width + 0.6);
    const last = k === values.length - 1;
    return [
      ...(last ? [] : [rect(x, GROUND + 9.1, width, 6.8)]),
      centred(x, GROUND + 9.1, width, 6.8, value, { size: 10, font: last ? 'bold' : 'text' }),
      ...(k < crossed ? [cross(x, GROUND + 9.1, width, 6.8)] : []),
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
