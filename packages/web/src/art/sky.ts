import { r1, wobble } from './num.ts';

/** Twenty-four rays in two lengths. */
export function sunRays(radius: number): string {
  return Array.from({ length: 24 }, (_, i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)];
    const [from, to] = [radius * 1.18, radius * (i % 2 === 1 ? 1.42 : 1.75)];
    return `M${r1(c * from)} ${r1(s * from)}L${r1(c * to)} ${r1(s * to)}`;
  }).join('');
}

/** A real crescent shape, which works on any sky. */
export const crescent = (radius: number): string => {
  const [x, y] = [r1(radius * 0.29), r1(radius * 0.96)];
  const [u, v] = [r1(radius * 0.8), r1(radius * 0.61)];
  return `M${-x} ${-y}A${radius} ${radius} 0 1 0 ${u} ${v}A${r1(radius * 0.92)} ${r1(radius * 0.92)} 0 0 1 ${-x} ${-y}Z`;
};

/** Four-pointed stars, always at the same places. */
export function stars(width: number, height: number, count: number, seed: number): string {
  const next = wobble(seed);
  return Array.from({ length: count }, () => {
    const [x, y, s] = [next() * width, next() * height, 1.5 + next() * 3];
    const t = r1(s * 0.8);
    const q = r1(s * 0.2);
    return `M${r1(x)} ${r1(y - s)}l${q} ${t}l${t} ${q}l${-t} ${q}l${-q} ${t}l${-q} ${-t}l${-t} ${-q}l${t} ${-q}Z`;
  }).join('');
}

export const CLOUD = 'M0 0h90a9 9 0 0 0 0-18h-14a17 17 0 0 0-32-6a12 12 0 0 0-20 6h-24a9 9 0 0 0 0 18z';

/** A line of hills: where it starts, how it first bends, and the points it swings through; heights over the ground. */
interface Hills {
  readonly start: number;
  readonly bend: readonly [x: number, y: number];
  readonly through: readonly (readonly [x: number, y: number])[];
}

/** In a street 1064 wide; each of the three streets has two lines, the far one first. */
const LINES: readonly (readonly [Hills, Hills])[] = [
  [
    { start: 84, bend: [200, 34], through: [[420, 76], [840, 54], [1064, 98]] },
    { start: 48, bend: [110, 100], through: [[240, 44], [520, 54], [800, 50], [1064, 72]] },
  ],
  [
    { start: 44, bend: [160, 106], through: [[360, 64], [760, 84], [1064, 54]] },
    { start: 60, bend: [180, 34], through: [[330, 66], [640, 48], [900, 74], [1064, 40]] },
  ],
  [
    { start: 88, bend: [240, 40], through: [[480, 90], [900, 74], [1064, 94]] },
    { start: 40, bend: [140, 86], through: [[300, 58], [560, 70], [820, 42], [1064, 64]] },
  ],
]; // prettier-ignore

/** The two lines of hills behind a street, from the ground up (y 0), stretched to a width and a height. */
export function hills(street: number, width: number, scale: number): { far: string; near: string } {
  const pair = LINES[street % LINES.length] ?? LINES[0];
  const [sx, sy] = [width / 1064, -scale];
  const path = ({ start, bend, through }: Hills): string =>
    `M0 0V${r1(start * sy)}Q${r1(bend[0] * sx)} ${r1(bend[1] * sy)} ` +
    through.map(([x, y]) => `${r1(x * sx)} ${r1(y * sy)}`).join('T') +
    `V0Z`;
  return pair === undefined ? { far: '', near: '' } : { far: path(pair[0]), near: path(pair[1]) };
}
