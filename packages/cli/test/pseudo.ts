import { LEVEL_IDS } from 'picket-bots';
import { builtIn, EDITIONS, MODES, SHEETS } from 'picket-engine';
import { HELP, WORDS } from '../src/play/commands.ts';
import { en } from '../src/text/en/index.ts';
import type { Text } from '../src/text/text.ts';

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** A look-alike of the same width for every letter. */
const MARKED = 'ÅƁÇÐÉƑĜĤÎĴĶĿƜÑÖÞǪŔŠŦÛƲŴƔÝŽåƀçðéƒĝĥîĵķŀɱñöþǫŕšŧûʋŵʗýž';

export function marked(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => MARKED[PLAIN.indexOf(letter)] ?? letter);
}

/** A language in which every letter is marked: what is not marked in an output doesn't come from the catalogue. */
export const pseudo: Text = mark(en);

function mark<T>(value: T): T {
  if (typeof value === 'string') return marked(value) as T;
  if (typeof value === 'function') {
    return ((...facts: unknown[]) => mark((value as (...facts: unknown[]) => unknown)(...facts))) as T;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(mark) as T;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mark(part as unknown)])) as T;
}

/** What is typed is the same in every language. */
const TYPED = new Set(
  [
    'picket play serve simulate check score analyse print sheet aid booklet cards game letter components arena bench engine backup restore move operate cluster reports',
    ...EDITIONS,
    ...MODES,
    ...SHEETS,
    ...LEVEL_IDS,
    ...HELP.map(({ shape }) => shape),
    ...WORDS.flatMap(({ names }) => names),
    // Opponents have their names from a components file.
    ...Object.values(builtIn.editions).flatMap(({ architects }) =>
      architects.map(({ name }) => name ?? 'AAA'),
    ),
  ].flatMap((words) => words.split(' ')),
);

/** Words of an output that are neither marked nor typed. */
export function unmarked(output: string): string[] {
  const text = output
    .split('\n')
    // Examples.
    .filter((line) => !/^ {2}(?:\.\/)?picket \S/.test(line))
    .join('\n')
    // Options, files and addresses.
    .replace(/--(?:\[no-\])?[a-z-]+(?:=\S+)?|\S*[./]\S*/g, ' ');
  return [...text.matchAll(/[A-Za-z]{3,}/g)].map(([word]) => word).filter((word) => !TYPED.has(word));
}
