import { parseArgs } from 'node:util';
import { links } from '../after/links.ts';
import { browserRow, browserTests } from '../browserTests.ts';
import type { Row } from '../prove.ts';

export const about =
  'After the game: links carry games and reject tampering; replays, the end page and statistics in the browser (--part NAME).';

/** The parts in the order in which they are proven. */
const PARTS: { readonly [part: string]: () => Row[] | Promise<Row[]> } = { links, pages };

export async function prove(args: readonly string[]): Promise<Row[]> {
  const { part } = parseArgs({ args: [...args], options: { part: { type: 'string' } } }).values;
  const parts = Object.keys(PARTS).filter((name) => part === undefined || name === part);
  if (parts.length === 0) {
    throw new Error(`There is no part ${part}. Parts: ${Object.keys(PARTS).join(', ')}.`);
  }
  const rows: Row[] = [];
  for (const name of parts) rows.push(...((await PARTS[name]?.()) ?? []));
  return rows;
}

async function pages(): Promise<Row[]> {
  const tests = await browserTests(['replay', 'stats', 'end']);
  const of = (file: string) => tests.filter((test) => test.file.startsWith(file));
  return [
    browserRow('replays, links and playing on', of('replay')),
    browserRow('statistics, and all games as one file', of('stats')),
    browserRow('the end page and postcards', of('end')),
  ];
}
