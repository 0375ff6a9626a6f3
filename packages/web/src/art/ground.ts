import { memoised, r1 } from './num.ts';

/** Three pickets and two rails seen from the kerb, centred on `x`, with their feet below the ground line (y 0). */
export const fenceShape = memoised((height: number, scale: number, x: number) => {
  const [pw, gap] = [4.6 * scale, 1.2 * scale];
  const width = 3 * pw + 2 * gap;
  const [left, foot, tip] = [x - width / 2, 8 * scale, 4 * scale];
  const rail = (y: number): string =>
    `M${r1(left - 2.5 * scale)} ${r1(y)}h${r1(width + 5 * scale)}v${r1(3 * scale)}h${r1(-width - 5 * scale)}Z`;
  const picket = (from: number): string =>
    `M${r1(from)} ${r1(foot)}V${r1(foot - height + tip)}L${r1(from + pw / 2)} ${r1(foot - height)}` +
    `L${r1(from + pw)} ${r1(foot - height + tip)}V${r1(foot)}Z`;
  return {
    rails: rail(foot - height * 0.72) + rail(foot - height * 0.3),
    pickets: [0, 1, 2].map((i) => picket(left + i * (pw + gap))).join(''),
    left,
    foot,
  };
});

/** A kidney around 0, 0, its wave, and the loose ring of a pen around it. */
export function poolShape(
  width: number,
  height: number,
): { water: string; ripple: string; wave: string; ring: string; strike: string } {
  const [a, b] = [width / 2, height / 2];
  const p = (x: number, y: number): string => `${r1(a * x)} ${r1(b * y)}`;
  const [A, B] = [1.28, 1.62];
  const q = (x: number, y: number): string => p(A * x, B * y);
  return {
    water: `M${p(-1, 0)}C${p(-1, -1.3)} ${p(-0.35, -1.15)} ${p(0, -0.62)}S${p(1, -1.25)} ${p(1, 0.05)}S${p(0.4, 1)} ${p(0, 1)}S${p(-1, 1)} ${p(-1, 0)}Z`,
    wave: `M${p(-0.55, 0.15)}q${p(0.14, -0.4)} ${p(0.28, 0)}t${p(0.28, 0)}t${p(0.28, 0)}t${p(0.28, 0)}`,
    ripple: `M${p(-0.4, 0.2)}q${p(0.2, -0.4)} ${p(0.4, 0)}t${p(0.4, 0)}`,
    ring:
      `M${q(0.5, -0.96)}C${q(-0.5, -1.3)} ${q(-1.08, -0.5)} ${q(-1, 0.1)}S${q(-0.2, 1.08)} ${q(0.3, 0.94)}` +
      `S${q(1.1, 0.2)} ${q(0.96, -0.3)}S${q(0.3, -1.12)} ${q(-0.1, -1.02)}`,
    strike: `M${p(-0.75, 0.95)}L${p(0.75, -0.95)}`,
  };
}

/** Leaf, fir and oval, in turn: a crown on y 0, and its veins. */
export function treeShape(
  kind: number,
  h: number,
  w: number,
): { crown: string; veins: string; fill: string } {
  const p = (x: number, y: number): string => `${r1(w * x)} ${r1(-h * y)}`;
  const veins =
    `M0 ${r1(-h * 0.24)}V${r1(-h * 0.86)}M${p(0, 0.4)}l${r1(w * 0.26)} ${r1(-h * 0.13)}` +
    `M${p(0, 0.5)}l${r1(-w * 0.26)} ${r1(-h * 0.13)}M${p(0, 0.62)}l${r1(w * 0.2)} ${r1(-h * 0.1)}`;
  switch (kind % 3) {
    case 0:
      return {
        crown: `M${p(0, 1)}C${p(0.7, 0.86)} ${p(0.56, 0.2)} ${p(0, 0.2)}S${p(-0.7, 0.86)} ${p(0, 1)}Z`,
        veins,
        fill: 'var(--leaf)',
      };
    case 1:
      return {
        crown:
          `M${p(0, 1)}L${p(0.36, 0.62)}H${r1(w * 0.2)}L${p(0.48, 0.36)}H${r1(w * 0.24)}L${p(0.56, 0.12)}` +
          `H${r1(-w * 0.56)}L${p(-0.24, 0.36)}H${r1(-w * 0.48)}L${p(-0.2, 0.62)}H${r1(-w * 0.36)}Z`,
        veins: '',
        fill: 'var(--teal)',
      };
    default: {
      const [rx, ry] = [r1(w * 0.5), r1(h * 0.34)];
      const half = (to: number): string => `a${rx} ${ry} 0 1 1 ${to} 0`;
      return { crown: `M${p(-0.5, 0.62)}${half(r1(w))}${half(-r1(w))}Z`, veins, fill: 'var(--leaf-2)' };
    }
  }
}

/** The next box of a park, and its last one: both on y 0. */
export const SAPLING = 'M0 0v-18m0 7q8-1 9-9q-8 0-9 9m0 5q-8-1-9-9q8 0 9 9';
export const BENCH = 'M-11 0v-9m22 9v-9M-14-9h28M-14-14h28M-14-19h28';
