/** The width of a house. */
const HOUSE = 9;

/** An estate as a plan shows it: a run of roofs between two posts, 17 high. */
export function estateGlyph(size: number): { width: number; roofs: string; posts: string } {
  const width = size * HOUSE + 4;
  const roofs = Array.from({ length: size }, (_, i) => `M${2 + i * HOUSE} 14v-6l4.5-4.5l4.5 4.5v6z`).join('');
  return { width, roofs, posts: `M1 16V4M${width - 1} 16V4` };
}
