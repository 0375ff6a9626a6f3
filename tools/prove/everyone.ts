import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { browserRow, browserTests, type BrowserTest } from '../browserTests.ts';
import { zoom } from '../everyone/zoom.ts';
import { root } from '../picket.ts';
import { optionsIn, runParts, type Parts } from '../proofParts.ts';
import type { Row } from '../prove.ts';

export const about =
  'For everyone: every page in every language, at high zoom and contrast; whole games by typing and by keyboard; everything that is said (--part NAME).';

const PARTS: Parts = {
  pages,
  zoom,
  games,
  keyboard,
  announcements,
};

export const prove = (args: readonly string[]): Promise<Row[]> => runParts(PARTS, optionsIn(args).part);

async function pages(): Promise<Row[]> {
  const tests = await browserTests(['languages', 'language', 'online/languages', 'online/languagePages']);
  return [
    browserRow(
      'every page in three languages and with longer words',
      tests.filter(({ file }) => /^languages|languagePages/.test(file)),
    ),
    browserRow(
      'a language is chosen, switched and kept',
      tests.filter(({ file }) => !/^languages|languagePages/.test(file)),
    ),
  ];
}

/** Keys a turn and words a round are in the notes. */
async function games(): Promise<Row[]> {
  const tests = await browserTests(['textView/games', 'textView/along', 'online/textView']);
  const isAlong = ({ file }: BrowserTest): boolean => file.includes('along');
  const typed = tests.filter(({ notes }) => notes.length > 0);
  return [
    browserRow('whole games by the command line alone', typed),
    browserRow(
      'the text view at online tables, and the end of games',
      tests.filter((test) => test.notes.length === 0 && !isAlong(test)),
    ),
    browserRow(
      'replays, and sheets and cards at a real table, by the command line alone',
      tests.filter(isAlong),
    ),
  ];
}

async function keyboard(): Promise<Row[]> {
  const guided = await browserTests(['learn', 'textView/lesson'], /phone|mouse/);
  const games = await browserTests(['online/keyboard', 'games'], /mouse|touch|device/);
  const around = await browserTests(['keysOfTurn', 'keysAround', 'focus', 'textView/view']);
  return [
    browserRow('guided games by keyboard alone', guided),
    browserRow('a lobby, an online game and games on this device by keyboard alone', games),
    browserRow('a key for everything, and no focus lost', around),
  ];
}

/** The golden files of everything that is said, in every language. */
function announcements(): Row[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'golden'],
    { cwd: root, encoding: 'utf8' },
  );
  const lines = stripVTControlCharacters(stdout).split('\n');
  const summary = lines.findLast((line) => /^\s*Tests\s/.test(line)) ?? stderr;
  return [{ what: 'everything said, as in the golden files', result: summary.trim(), ok: status === 0 }];
}
