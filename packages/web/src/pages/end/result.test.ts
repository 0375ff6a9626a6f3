import type { Options, State } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { expect, test } from 'vitest';
import { speakAll } from '../../text/language.ts';
import { fillAtRandom, start } from '../../turn/testKit.ts';
import { columnsOf, rowsOf, verdictIn } from './result.ts';

await speakAll('en');

/** A finished game with marks on every sheet. */
function ended(options: Partial<Options>, seed?: string): State {
  const { state } = start(options);
  const random = new FastRandom(seed ?? '');
  const sheets = state.sheets.map((sheet) => sheet.copy());
  if (seed !== undefined) for (const sheet of sheets) fillAtRandom(sheet, random);
  return { ...state, sheets, ending: 'full' };
}

const THREE = { players: ['Ada', 'Bob', 'Cy'] };
const AAA = { edition: '2023', mode: 'aaa', players: ['You'] } as const;

test.each<Partial<Options>>([
  THREE,
  { ...THREE, advanced: true, edition: '2023' },
  { mode: 'solo', players: ['You'] },
  { ...AAA, opponent: '2023-aaa-4' },
])('every row adds up, and the best come first: %j', (options) => {
  for (let game = 0; game < 20; game++) {
    const rows = rowsOf(ended(options, `end ${game}`), { city: 'Pinecrest', bots: [] });
    for (const { points, total } of rows) {
      expect(points.reduce<number>((sum, part) => sum + (part ?? 0), 0)).toBe(total);
    }
    expect(rows.map(({ total }) => total)).toEqual(rows.map(({ total }) => total).toSorted((a, b) => b - a));
  }
});

test('players who stay tied share a rank', () => {
  const rows = rowsOf(ended(THREE), { city: 'Pinecrest', bots: [null, 'casual', null] });
  expect(rows.map(({ rank, tied }) => ({ rank, tied }))).toEqual(rows.map(() => ({ rank: 1, tied: true })));
  expect(rows.map(({ name, bot }) => [name, bot])).toEqual([
    ['Ada', false],
    ['Bob', true],
    ['Cy', false],
  ]);
  expect(new Set(rows.map(({ town }) => town)).size).toBe(3);
});

test('the AAA has a row with its own parts, and no town', () => {
  const state = ended({ ...AAA, opponent: '2023-aaa-4' }, 'aaa');
  const columns = columnsOf(state);
  expect(columns).toContain('fences');
  const [you, irene] = rowsOf(state, { city: 'Pinecrest', bots: [null] });
  expect(you).toMatchObject({ name: 'You', town: 'Pinecrest', rank: 1 });
  expect(irene).toMatchObject({ name: 'Irene', town: '', rank: 2, bot: false });
  expect(irene?.points[columns.indexOf('bis')]).toBeNull();
  expect(you?.points[columns.indexOf('fences')]).toBeNull();
  expect(verdictIn(state)).toMatch(/^You win with \d+ points?, \d+ ahead of Irene\.$/);
});

test('R13 a tie with the AAA puts both first, and the headline says so', () => {
  const over = ended({ ...AAA, edition: '2018', opponent: '2018-aaa-alex' });
  const mode = { ...over.rules.mode, ranking: () => [[0, 'aaa']] as const };
  const state = { ...over, rules: { ...over.rules, mode } };
  const rows = rowsOf(state, { city: 'Pinecrest', bots: [null] });
  expect(rows.map(({ name, rank, tied }) => [name, rank, tied])).toEqual([
    ['You', 1, true],
    ['Alex', 1, true],
  ]);
  expect(verdictIn(state)).toMatch(/^You tie with Alex at \d+ points?\.$/);
});

test('an opponent that scores nothing isn’t ranked', () => {
  const state = ended({ ...AAA, opponent: '2023-aaa-0' }, 'closed');
  expect(rowsOf(state, { city: 'Pinecrest', bots: [null] }).map(({ name }) => name)).toEqual(['You']);
  expect(columnsOf(state)).not.toContain('fences');
  expect(verdictIn(state)).toMatch(/^Your town is worth /);
});

test('roundabouts have a column only in the advanced game', () => {
  expect(columnsOf(ended({ advanced: true }))).toContain('roundabouts');
  expect(columnsOf(ended({ advanced: false }))).not.toContain('roundabouts');
});
