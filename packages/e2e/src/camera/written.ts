import { builtIn, type Score, type SheetRecord } from 'picket-engine';
import { cellsOf, type Cell } from 'picket-paper';
import type { Chance } from './chance.ts';
import { Hand } from './handwriting.ts';
import type { SheetToRead } from './sheetToRead.ts';

/** Everything written on a sheet, as SVG in millimetres of the area between the corner marks. */
export function written({ record, score }: SheetToRead, chance: Chance, fonts?: readonly string[]): string {
  const printed = builtIn.editions[record.edition]?.sheets[record.sheet];
  if (printed === undefined) throw new Error('There is no such sheet.');
  const hand = new Hand(chance, fonts);
  return cellsOf(printed)
    .map((cell) => drawn(cell, record, score, hand, chance))
    .join('');
}

function drawn(
  cell: Cell,
  { streets, improve, temps, refusals, plans }: SheetRecord,
  score: Score | undefined,
  hand: Hand,
  chance: Chance,
): string {
  const { box, index } = cell;
  const crossed = (count: number): string => (index < count ? hand.cross(box) : '');
  switch (cell.kind) {
    case 'house': {
      const mark = streets[cell.street]?.houses[index] ?? null;
      if (mark === null) return '';
      if (mark === 'roundabout') {
        const round = { ...box, y: box.y + 3, height: box.width };
        return hand.ring(round, chance.between(0.85, 1.05)) + (chance.is(0.5) ? hand.ring(round, 0.3) : '');
      }
      // Left of the door, above it.
      const room = { ...box, width: box.width * chance.between(0.75, 1), height: box.height * 0.75 };
      return hand.number(Number.parseInt(String(mark), 10), room, 10);
    }
    case 'door': {
      const mark = streets[cell.street]?.houses[index] ?? null;
      return typeof mark === 'string' && mark !== 'roundabout'
        ? hand.ring(box, chance.between(0.95, 1.35))
        : '';
    }
    case 'fence':
      return streets[cell.street]?.fences.includes(index) === true ? hand.fence(box) : '';
    case 'pool':
      return streets[cell.street]?.pools.includes(index) === true
        ? hand.ring(box, chance.between(1, 1.35))
        : '';
    case 'park':
      return crossed(streets[cell.street]?.parks ?? 0);
    case 'estate':
      return crossed(improve[cell.size - 1] ?? 0);
    case 'plan': {
      const points = plans[index] ?? null;
      return points === null ? '' : hand.number(points, { ...box, x: box.x + 7, width: box.width - 9 }, 12);
    }
    case 'track':
      return crossed(countOf(cell.track, streets, temps, refusals));
    case 'sum': {
      const value = score?.[cell.part];
      const own = typeof value === 'object' ? value[index] : value;
      return own === undefined ? '' : hand.number(own, box, 9);
    }
  }
}

function countOf(
  track: 'pools' | 'temps' | 'bis' | 'refusals' | 'roundabouts',
  streets: SheetRecord['streets'],
  temps: number,
  refusals: number,
): number {
  const houses = streets.flatMap((street) => street.houses);
  switch (track) {
    case 'pools':
      return streets.reduce((sum, { pools }) => sum + pools.length, 0);
    case 'temps':
      return temps;
    case 'bis':
      return houses.filter((mark) => typeof mark === 'string' && mark !== 'roundabout').length;
    case 'refusals':
      return refusals;
    case 'roundabouts':
      return houses.filter((mark) => mark === 'roundabout').length;
  }
}
