/** An estate as a plan shows it: a run of roofs between two posts, `step` a house, 17 high. */
export function estateGlyph(size: number, step: number): { width: number; roofs: string; posts: string } {
  const width = size * step + 4;
  const half = step / 2;
  const roofs = Array.from(
    { length: size },
    (_, i) => `M${2 + i * step} 14v-6l${half}-4.5l${half} 4.5v6z`,
  ).join('');
  return { width, roofs, posts: `M1 16V4M${width - 1} 16V4` };
}
