import { expect, test } from 'vitest';
import { picket, temporaryFile } from '../../test/picket.ts';

const street = (houses: number, filled: readonly number[]) => ({
  houses: Array.from({ length: houses }, (_, i) => filled[i] ?? null),
  fences: filled.length > 0 ? [filled.length - 1] : [],
  pools: [],
  used: [],
  parks: 0,
});

const sheet = {
  format: 'picket-sheet/1',
  edition: '2018',
  sheet: 'classic',
  streets: [{ ...street(10, [1, 2, 3]), parks: 2, pools: [2] }, street(11, []), street(12, [5])],
  improve: [0, 0, 1, 0, 0, 0],
  temps: 1,
  refusals: 2,
  plans: [8, null, null],
};

test('a sheet by itself: its temps count as if alone', () => {
  const file = temporaryFile('sheet.json', JSON.stringify(sheet, undefined, 2));
  const { code, out } = picket(['score', file]);
  expect(code).toBe(0);
  expect(out).toContain('as if it had been played alone');
  // 8 for the plan, 4 for parks, 3 for the pool, 7 for temps, 1 + 4 for estates, −3 for refusals
  expect(out).toMatch(/\nTotal +24\n$/);
  expect(JSON.parse(picket(['score', '--json', file]).out)).toMatchObject({ scores: [{ total: 24 }] });
});

test('a sheet that cannot be is refused', () => {
  const wrong = { ...sheet, streets: sheet.streets.toSpliced(2, 1, street(12, [5, 4])) };
  const { code, err } = picket(['score', '-'], JSON.stringify(wrong));
  expect(code).toBe(2);
  expect(err).toContain('streets[2].houses[1]');
});

test('records: the score by player, and places', () => {
  const games = picket(['simulate', '--players', '3', '--games', '2', '--seed', 'score']).out;
  const { code, out } = picket(['score', '-'], games);
  expect(code).toBe(0);
  expect(out.match(/^Place( +[123]){3}$/gm)).toHaveLength(2);
  const many = picket(['score', '-'], picket(['simulate', '--players', '9', '--seed', 'score']).out).out;
  expect(many).toMatch(/^Player 9 /m);
});
