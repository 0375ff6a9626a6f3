import { parseArgs } from 'node:util';
import { browserRow, browserTests } from '../browserTests.ts';
import { answers, sizes, speed } from '../budgets.ts';
import { timeouts } from '../online/timeouts.ts';
import type { Row } from '../prove.ts';

export const about =
  'The first minute: a newcomer finishes the guided game, every mark answers, no draft is lost, every page fits, and it loads fast (--part NAME).';

const TIMEOUTS = 100;
const PAIRS = 1000;

/** The parts in the order in which they are proven. */
const PARTS: { readonly [part: string]: () => Row[] | Promise<Row[]> } = {
  // Measurements first, so that nothing before can disturb them.
  answers,
  load: () => [...sizes(), ...speed()],
  lesson,
  taps,
  timeouts: lateTurns,
  boxes,
};

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

async function lesson(): Promise<Row[]> {
  return [browserRow('a newcomer who only reads finishes the guided game', await browserTests(['learn']))];
}

async function taps(): Promise<Row[]> {
  const tests = await browserTests(['answers', 'pairs']);
  const pairs = tests
    .flatMap(({ notes }) => notes)
    .reduce((sum, note) => sum + Number(/^(\d+) pairs$/.exec(note)?.[1] ?? 0), 0);
  const row = browserRow(
    'taps 50 ms apart',
    tests.filter(({ file }) => file.startsWith('pairs')),
  );
  return [
    browserRow(
      'moments of a turn',
      tests.filter(({ file }) => file.startsWith('answers')),
    ),
    { ...row, result: `${pairs} pairs, ${row.result}`, ok: row.ok && pairs >= PAIRS },
  ];
}

/** What is played when time runs out in the middle of a turn. */
async function lateTurns(): Promise<Row[]> {
  const { tables, complete, unfinished, lost, changed } = await timeouts(TIMEOUTS, 'late');
  return [
    {
      what: `${TIMEOUTS} timeouts: what was drafted is played`,
      result: `${complete} drafts complete, ${unfinished} unfinished, ${lost.length} lost${lost.map((one) => `; ${one}`).join('')}`,
      ok: tables === TIMEOUTS && complete > 0 && unfinished > 0 && lost.length === 0,
    },
    {
      what: `${TIMEOUTS} timeouts: a complete draft goes in unchanged`,
      result: `${changed.length} changed`,
      ok: changed.length === 0,
    },
  ];
}

async function boxes(): Promise<Row[]> {
  const tests = await browserTests(['boxes', 'banner', 'online/boxes']);
  return [browserRow('every page, screen and text size: nothing cut off, nothing overlapping', tests)];
}
