import { parseArgs } from 'node:util';
import { browserRow, browserTests } from '../browserTests.ts';
import { zoom } from '../everyone/zoom.ts';
import type { Row } from '../prove.ts';

export const about =
  'For everyone: every page in every language, at high zoom, in high contrast and in forced colours (--part NAME).';

/** The parts in the order in which they are proven. */
const PARTS: { readonly [part: string]: () => Promise<Row[]> } = { pages, zoom };

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
  const tests = await browserTests(['language']);
  return [
    browserRow(
      'every page in three languages and with longer words',
      tests.filter(({ file }) => file.startsWith('languages')),
    ),
    browserRow(
      'a language is chosen, switched and kept',
      tests.filter(({ file }) => !file.startsWith('languages')),
    ),
  ];
}
