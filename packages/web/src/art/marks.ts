import { polygon, r1, wobble, type Point } from './num.ts';

const star = (points: number, radius: (i: number) => number, from: number): Point[] =>
  Array.from({ length: points }, (_, i): Point => {
    const angle = from + (2 * Math.PI * i) / points;
    return [Math.cos(angle) * radius(i), Math.sin(angle) * radius(i)];
  });

/** The notched seal that carries a change of score. */
export const seal = (radius: number, teeth = 16): string =>
  polygon(star(2 * teeth, (i) => (i % 2 === 1 ? radius * 0.84 : radius), 0));

/** The atomic star of the monument: long and short rays in turn. */
export const burst = (radius: number, inner: number, rays = 8): string =>
  polygon(star(2 * rays, (i) => (i % 2 === 1 ? inner : radius * (i % 4 === 0 ? 1 : 0.72)), -Math.PI / 2));

/** The plate behind a lot, centred on `x`, from `below` under the ground line to `height` above it. */
export const arch = (width: number, height: number, below: number, x = 0): string => {
  const r = r1(width / 2);
  return `M${r1(x - r)} ${below}V${r1(-height + r)}a${r} ${r} 0 0 1 ${r1(2 * r)} 0V${below}Z`;
};

/** Two strokes of a pen. */
export function cross(a: number, b: number, seed: number): string {
  const next = wobble(seed + 3);
  const j = (): number => (next() - 0.5) * 2;
  const at = (x: number, y: number): string => `${r1(x + j())} ${r1(y + j())}`;
  return `M${at(-a, -b)}L${at(a, b)}M${at(a, -b)}L${at(-a, b)}`;
}

/** Five short rays over a roof: this one counts. */
export function rays(radius: number, length: number): string {
  return [-60, -30, 0, 30, 60]
    .map((degrees) => {
      const [x, y] = [Math.sin((degrees * Math.PI) / 180), -Math.cos((degrees * Math.PI) / 180)];
      const l = radius + length * (degrees % 60 === 0 ? 1 : 0.7);
      return `M${r1(x * radius)} ${r1(y * radius)}L${r1(x * l)} ${r1(y * l)}`;
    })
    .join('');
}

/** Short rays all around. */
export function shine(radius: number, length: number, count = 16): string {
  const at = (angle: number, r: number): string => `${r1(Math.cos(angle) * r)} ${r1(Math.sin(angle) * r)}`;
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return `M${at(angle, radius)}L${at(angle, radius + length * (i % 2 === 0 ? 1 : 0.6))}`;
  }).join('');
}

/** The brush stroke under a number that was just written. */
export const underline = (w: number, size: number): string =>
  `M${r1(-w * 0.3)} ${r1(size * 0.13)}q${r1(w * 0.28)} ${r1(-size * 0.09)} ${r1(w * 0.6)} ${r1(-size * 0.02)}`;

export const circle = (x: number, y: number, radius: number): string =>
  `M${r1(x - radius)} ${r1(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
