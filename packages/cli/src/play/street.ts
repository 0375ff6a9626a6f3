import type { EstateDescription, HouseDescription, StreetDescription, Track } from 'picket-engine';
import type { Detail } from './detail.ts';
import type { StreetMarks } from './marks.ts';
import type { Text } from '../text/text.ts';
import type { Paint } from './paint.ts';
import { boxes, worth } from './tracks.ts';

/** A house takes four columns and the gap after it one. */
const CELL = 4;
const MARGIN = '   ';

const KEYS = ['t', 'm', 'b'];

interface StreetLook {
  readonly columns: number;
  readonly paint: Paint;
  readonly text: Text;
  readonly detail: Detail;
}

/**
 * A street in up to three lines: the places with their pools, the houses between their fences, and under them what
 * complete estates are worth.
 */
export function streetLines(
  description: StreetDescription,
  street: number,
  marks: StreetMarks,
  { columns, paint, text, detail }: StreetLook,
): string[] {
  const { houses, parks } = description;
  const shorter = ' '.repeat((columns - houses.length) * (CELL + 1));
  const places = houses.map((house, i) => placeCell(house, i, paint)).join(' ');
  const key = paint.title(KEYS[street] ?? '');
  const estates = `${MARGIN}${estateLine(description, paint)}`.trimEnd();
  return [
    `${MARGIN}${places}${shorter}   ${paint.faint(text.screen.parks)}`,
    `${key} ${houseLine(description, marks, paint)}${shorter}  ${parkTrack(parks, paint)}`,
    ...(detail(estates === '' ? 'blanks' : 'estates') ? [estates] : []),
  ];
}

function parkTrack(parks: Track, paint: Paint): string {
  return `${boxes(parks, paint)} ${worth(parks)}`;
}

/** The house number to type; ≈ if a pool can still be built, × if not. */
function placeCell({ pool }: HouseDescription, i: number, paint: Paint): string {
  const sign = pool === 'plot' ? paint.water('≈') : pool === 'missed' ? paint.faint('×') : ' ';
  return paint.faint(String(i + 1).padStart(CELL - 1)) + sign;
}

function houseLine({ houses, fences }: StreetDescription, marks: StreetMarks, paint: Paint): string {
  const end = paint.fence('│');
  const cells = houses.map((house, i) => {
    const cell = houseCell(house, i, marks, paint);
    if (i === houses.length - 1) return cell + end;
    if (fences[i] === true) return cell + (marks.freshGaps.has(i) ? paint.fresh('│') : end);
    return cell + (marks.gaps.has(i) ? paint.legal('┊') : ' ');
  });
  return end + cells.join('');
}

function houseCell(house: HouseDescription, i: number, marks: StreetMarks, paint: Paint): string {
  const pencil = marks.pencil.get(i);
  if (house.kind === 'empty') {
    return pencil === undefined ? paint.faint('  · ') : paint.legal(pencilCell(pencil));
  }
  const settled = marks.freshHouses.has(i) ? paint.fresh : paint.number;
  if (house.kind === 'roundabout') return `  ${settled('@')} `;
  const digits = String(house.number);
  const sign = house.kind === 'bis' ? 'b' : house.pool === 'built' ? paint.water('≈') : ' ';
  return (house.used ? '*' : '').padStart(CELL - 1 - digits.length) + settled(digits) + sign;
}

/** Brackets are right-aligned with house numbers; hints fill the cell from the left. */
function pencilCell(text: string): string {
  return text.startsWith('(') ? text.padStart(CELL) : ` ${text}`.padEnd(CELL);
}

/** Brackets under complete estates with their value; double ones if used for a plan. */
function estateLine({ houses, estates }: StreetDescription, paint: Paint): string {
  const complete = estates.filter(({ missing }) => missing === 0);
  let line = '';
  let column = 0;
  for (const estate of complete) {
    const start = estate.first * (CELL + 1);
    line += ' '.repeat(start - column) + bracket(estate, paint);
    column = start + estate.size * (CELL + 1) - 1;
  }
  return line + ' '.repeat(Math.max(0, houses.length * (CELL + 1) - 1 - column));
}

function bracket({ size, state, used, value }: EstateDescription, paint: Paint): string {
  const inside = size * (CELL + 1) - 3;
  const [left, line, right] = used ? '╘═╛' : '└─┘';
  const text = state === 'too-large' ? '0' : String(value);
  const before = Math.floor((inside - text.length) / 2);
  const filled = (line ?? '').repeat(before) + text + (line ?? '').repeat(inside - text.length - before);
  const drawn = `${left}${filled}${right}`;
  return state === 'too-large' ? paint.faint(drawn) : paint.estate(drawn);
}
