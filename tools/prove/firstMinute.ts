import { browserRow, browserTests } from '../browserTests.ts';
import { answers, sizes, speed } from '../budgets.ts';
import { timeouts } from '../online/timeouts.ts';
import { optionsIn, runParts, type Parts } from '../proofParts.ts';
import type { Row } from '../prove.ts';

export const about =
  'The first minute: a newcomer finishes the guided game, every mark answers, no draft is lost, every page fits, and it loads fast (--part NAME).';

const TIMEOUTS = 100;
const PAIRS = 1000;

const PARTS: Parts = {
  // Measurements come first, so nothing else can disturb them.
  answers,
  load: () => [...sizes(), ...speed()],
  lesson,
  taps,
  timeouts: lateTurns,
  boxes,
};

export const prove = (args: readonly string[]): Promise<Row[]> => runParts(PARTS, optionsIn(args).part);

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

async function lateTurns(): Promise<Row[]> {
  const { tables, complete, unfinished, lost, changed } = await timeouts(TIMEOUTS, 'late');
  return [
    {
      what: `${TIMEOUTS} timeouts: what was drafted is played`,
      result: `${complete} drafts complete, ${unfinished} unfinished, ${lost.length} lost${lost.map((one) => `; ${one}`).join('')}`,
      ok: tables === TIMEOUTS && complete > 0 && unfinished > 0 && lost.length === 0,
    },
    {
      what: `${TIMEOUTS} timeouts: a complete draft is submitted unchanged`,
      result: `${changed.length} changed`,
      ok: changed.length === 0,
    },
  ];
}

async function boxes(): Promise<Row[]> {
  const tests = await browserTests(['boxes', 'banner', 'online/boxes']);
  return [browserRow('every page, screen and text size: nothing cut off, nothing overlapping', tests)];
}
