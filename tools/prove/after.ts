import { parseArgs } from 'node:util';
import { proveCoach } from '../after/coach.ts';
import { links } from '../after/links.ts';
import { browserRow, browserTests } from '../browserTests.ts';
import type { Row } from '../prove.ts';

/** The coach stops after this long, and the next run goes on. */
const MINUTES = 55;

export const about = `After the game: links carry games and reject tampering; replays, the end page and statistics in the browser; the coach (--part NAME). For the coach, --share 0.1 plays a tenth, --minutes N stops earlier than after ${MINUTES}, --threads N uses fewer threads; the next run resumes.`;

interface Wanted {
  readonly share?: string;
  readonly minutes?: string;
  readonly threads?: string;
}

/** The parts in the order in which they are proven. */
const PARTS: { readonly [part: string]: (wanted: Wanted) => Row[] | Promise<Row[]> } = {
  links,
  pages,
  coach,
};

export async function prove(args: readonly string[]): Promise<Row[]> {
  const text = { type: 'string' } as const;
  const { part, ...wanted } = parseArgs({
    args: [...args],
    options: { part: text, share: text, minutes: text, threads: text },
  }).values;
  const parts = Object.keys(PARTS).filter((name) => part === undefined || name === part);
  if (parts.length === 0) {
    throw new Error(`There is no part ${part}. Parts: ${Object.keys(PARTS).join(', ')}.`);
  }
  const rows: Row[] = [];
  for (const name of parts) rows.push(...((await PARTS[name]?.(wanted)) ?? []));
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

function coach({ share, minutes, threads }: Wanted): Promise<Row[]> {
  return proveCoach({
    share: positive('share', share, 1),
    minutes: positive('minutes', minutes, MINUTES),
    ...(threads !== undefined && { threads: Math.ceil(positive('threads', threads, 1)) }),
  });
}

function positive(option: string, text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (value > 0) return value;
  throw new Error(`--${option} must be a number above 0, not “${text}”.`);
}
