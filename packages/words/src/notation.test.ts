import { readFileSync } from 'node:fs';
import {
  builtIn,
  defaultOptions,
  newGame,
  positionOf,
  readSheet,
  type Position,
  type Result,
} from 'picket-engine';
import {
  EXPECTED_TOKENS,
  formatGame,
  formatSheet,
  formatTurn,
  parseGame,
  parseSheet,
  parseTurn,
} from 'picket-engine/notation';
import { describe, expect, test } from 'vitest';
import { en } from './en/index.ts';

const page = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');
const lines = page.split('\n');
const sheets = lines.filter((line) => /^20\d\d\//.test(line));
const games = lines.filter((line) => line.startsWith('picket1'));

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.rejection)}`);
  return result.value;
}

/** The rows of the table below a heading whose first two cells are code: cards, turn, and what is said about it. */
function rowsBelow(heading: string): [cards: string, turn: string, says: string][] {
  const [, part = ''] = page.split(`### ${heading}\n`);
  const [section = ''] = part.split('\n#');
  return Array.from(
    section.matchAll(/^\| `(.*?)` +\| `(.*?)` +\| (.*?) +\|$/gm),
    ([, cards = '', turn = '', says = '']) => [cards, turn, says],
  );
}

/** The position of the examples with these cards; cards without a next action are a hand. */
function positionWith(cards: string): Position {
  const faces = Array.from(cards.matchAll(/(\d+)([a-z])([a-z]?)/g));
  const isHand = faces.every(([, , , next]) => next === '');
  const options = isHand ? { mode: 'expert', players: ['Ada', 'Bob'] } : {};
  const plans = ['2018-A-adv-4', '2018-B-1', '2018-C-3'];
  const input = { ...defaultOptions, advanced: true, plans, ...options };
  const { state, ...dealt } = must(newGame({ options: input, seed: 'AAAAAAAAAAAAAAAAAAAAAA' }));
  return {
    ...positionOf(state, dealt, 0),
    sheet: must(readSheet(must(parseSheet(sheets[0] ?? '')), builtIn)),
    numbers: faces.map(([, number]) => Number(number)),
    actions: faces.map(([, , letter = '']) => ['f', 'v', 'p', 'o', 't', 'x'].indexOf(letter)),
  };
}

/** The steps in the first column of the table of steps, and the notes of the last paragraph. */
const spans = Array.from(
  page.matchAll(/^\| ((?:`[^`]+` ?)+) *\| [a-z]/gm),
  ([, cell = '']) => cell.match(/[^` ]+/g) ?? [],
).flat();
const notes = Array.from(page.matchAll(/`(\*\w[^`]*)`/g), ([, note = '']) => note);

describe('the page about notation', () => {
  test.each(spans)('N1 lists %s, which can be anywhere in a turn', (step) => {
    const read = parseTurn(step, positionWith('10fv,11tp,9xo'), { partial: true });
    expect(read.ok || (read.rejection.rejection !== undefined && read.rejection.at === 0)).toBe(true);
  });

  test.each(notes)('N3 lists the note %s', (note) => {
    const line = games[1]?.replace('~', `${note}~`) ?? '';
    const read = parseGame(line);
    // Understood, though such a card cannot come up in the first round of that game.
    expect(read.ok || read.rejection.rejection?.code === 'deal-impossible').toBe(true);
  });

  test.each(rowsBelow('Examples'))('N1 with %s the turn %s is what it says', (cards, turn, says) => {
    const { steps } = must(parseTurn(turn, positionWith(cards)));
    expect(steps.map((step) => en.step(step, '2018')).join(' ')).toBe(says);
    const word = formatTurn(steps);
    expect(must(parseTurn(word, positionWith(cards))).steps).toEqual(steps);
    if (!/[A-Z ]|xb7$/.test(turn.replace(/g[ABC]/g, ''))) expect(word).toBe(turn);
  });

  test.each(rowsBelow('When a turn cannot be read'))(
    'N4 with %s the answer to %s is as documented',
    (cards, turn, says) => {
      const read = parseTurn(turn, positionWith(cards));
      expect(read.ok ? '' : en.notationFault(read.rejection, '2018')).toBe(says);
    },
  );

  test.each(sheets)('N2 has the sheet %s', (line) => {
    const record = must(parseSheet(line));
    expect(formatSheet(record)).toBe(line);
    must(readSheet(record, builtIn));
  });

  test.each(games)('N3 has the game %s', (line) => {
    expect(formatGame(must(parseGame(line)))).toBe(line);
  });

  test('N1 N2 N3 has examples of everything', () => {
    expect(rowsBelow('Examples')).toHaveLength(15);
    expect(rowsBelow('When a turn cannot be read')).toHaveLength(6);
    expect([sheets.length, games.length]).toEqual([3, 3]);
    expect([spans.length, notes.length]).toEqual([20, 7]);
  });
});

describe('faults of notation in English', () => {
  test.each(EXPECTED_TOKENS)('N4 %s can be expected', (token) => {
    const sentence = en.notationFault({ at: 4, expected: [token] }, '2018');
    expect(sentence).toMatch(/^Character 5: expected .*\.$/);
    expect(sentence).not.toMatch(/undefined/);
  });

  test('N4 several things can be expected', () => {
    expect(en.notationFault({ at: 0, expected: ['dot', 'comma', 'end'] }, '2018')).toBe(
      'Character 1: expected a dot, a comma or the end.',
    );
  });
});
