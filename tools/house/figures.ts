import { root } from '../picket.ts';
import type { Row } from '../prove.ts';
import { BEFORE } from './before.ts';
import { measure } from './measure.ts';

const MOST_SIZES = 10;
const MOST_SPACES = 10;

/** The client's structure, before and now. */
export function figures(): Row[] {
  const { lines, repeats, sizes, spaces, globals, cycles } = measure(root);
  const total = (counts: Readonly<Record<string, number>>) =>
    Object.values(counts).reduce((sum, count) => sum + count, 0);
  return [
    row('repeated blocks of six or more lines', BEFORE.repeats.blocks, repeats.blocks, BEFORE.repeats.blocks),
    row('lines in repeated blocks', BEFORE.repeats.lines, repeats.lines, BEFORE.repeats.lines),
    row('pairs of folders in a cycle', BEFORE.cycles, cycles.length, 0, cycles),
    row('styles that reach into other components (:global)', BEFORE.globals, globals, 0),
    row('font sizes', BEFORE.sizes, sizes.length, MOST_SIZES, sizes),
    row('spacing sizes', BEFORE.spaces, spaces.length, MOST_SPACES, spaces),
    // No target: there are many more pages, and three languages.
    row('lines of the client, with tests', total(BEFORE.lines), total(lines), Number.POSITIVE_INFINITY),
    ...Object.keys({ ...BEFORE.lines, ...lines })
      .toSorted()
      .map((folder) =>
        row(`lines in ${folder}`, BEFORE.lines[folder] ?? 0, lines[folder] ?? 0, Number.POSITIVE_INFINITY),
      ),
  ];
}

function row(
  what: string,
  before: number,
  now: number,
  most: number,
  named: readonly (string | number)[] = [],
): Row {
  const names = named.length === 0 ? '' : `: ${named.join(', ')}`;
  const target = Number.isFinite(most) ? `, at most ${most}` : '';
  return { what, result: `${before} before, ${now} now${target}${names}`, ok: now <= most };
}
