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

test('a single sheet: temps are scored as if there were no other players', async () => {
  const file = temporaryFile('sheet.json', JSON.stringify(sheet, undefined, 2));
  const { code, out } = await picket(['score', file]);
  expect(code).toBe(0);
  expect(out).toContain('as if there were no other players');
  // 8 for the plan, 4 for parks, 3 for the pool, 7 for temps, 1 + 4 for estates, −3 for refusals
  expect(out).toMatch(/\nTotal +24\n$/);
  expect(JSON.parse((await picket(['score', '--json', file])).out)).toMatchObject({
    scores: [{ total: 24 }],
  });
});

test('an impossible sheet is rejected', async () => {
  const wrong = { ...sheet, streets: sheet.streets.toSpliced(2, 1, street(12, [5, 4])) };
  const { code, err } = await picket(['score', '-'], JSON.stringify(wrong));
  expect(code).toBe(2);
  expect(err).toContain('streets[2].houses[1]');
});

test('records: the score by player, and places', async () => {
  const games = (await picket(['simulate', '--players', '3', '--games', '2', '--seed', 'score'])).out;
  const { code, out } = await picket(['score', '-'], games);
  expect(code).toBe(0);
  expect(out.match(/^Place( +[123]){3}$/gm)).toHaveLength(2);
  const many = (
    await picket(['score', '-'], (await picket(['simulate', '--players', '9', '--seed', 'score'])).out)
  ).out;
  expect(many).toMatch(/^Player 9 /m);
});

test('records against the AAA show its column, its pile and the winner', async () => {
  const game = (await picket(['simulate', '--mode', 'aaa', '--opponent', '2018-aaa-5', '--seed', 'score']))
    .out;
  const { out } = await picket(['score', '-'], game);
  expect(out).toMatch(/^ +Player 1 +AAA level 5$/m);
  expect(out).toMatch(/^Place +[12] +[12]$/m);
  expect(out).toMatch(/^AAA level 5: \d+ = .*estates \d+$/m);
  expect(out).toMatch(/^Its pile: .*\[[potvx]+=\d+\]/m);
  expect(out).toMatch(/ wins with \d+ points?, \d+ ahead of |both have /);
  const told = JSON.parse((await picket(['score', '--json', '-'], game)).out) as {
    opponent: { total: number; estates: number[] };
    opponentParts: { estates: { points: number; counts: boolean }[] };
  };
  const counting = told.opponentParts.estates.filter(({ counts }) => counts).map(({ points }) => points);
  expect(counting.toSorted((a, b) => b - a)).toEqual(told.opponent.estates);
});

test('[M13] level 0 cannot be beaten', async () => {
  const args = ['--mode', 'aaa', '--edition', '2023', '--opponent', '2023-aaa-0', '--seed', 'score'];
  const { out } = await picket(['score', '-'], (await picket(['simulate', ...args])).out);
  expect(out).toContain('AAA level 0: scores nothing; your temps: 7 for 6 boxes');
  expect(out).not.toContain('Place');
  expect(out).toContain('Your town is worth ');
});

const TYPED =
  '2018/classic: 1,2,3o|.7 / .11 / 5|.11; parks 2.0.0; value 0.0.1.0.0.0; temps 1; refusals 2; plans 8.-.-';

test('a sheet is typed in the notation, or is a line of a file', async () => {
  const { code, out } = await picket(['score', TYPED]);
  expect(code).toBe(0);
  expect(out).toMatch(/\nTotal +24\n$/);
  expect((await picket(['score', '-'], `${TYPED}\n`)).out).toBe(out);
});

test('temps of a single sheet are ranked with those of the other players', async () => {
  const { out } = await picket(['score', TYPED, '--temps', '4,1']);
  expect(out).toContain('ranked among 3 players');
  expect(out).toMatch(/\nTemps +4\n/);
  expect((await picket(['score', TYPED, '--temps', 'many'])).err).toContain('counts such as 4,1');
});

test('every impossible mark of a typed sheet is pointed out', async () => {
  const { code, err } = await picket(['score', '2018/classic: 5,4,.8 / .11 / .12; temps 20']);
  expect(code).toBe(2);
  expect(err).toContain('Top street, house 2: numbers must increase from left to right.');
  expect(err).toContain('Temps: more boxes are crossed than the track has.');
  expect((await picket(['score', '2018/classic: 5,x'])).err).toContain('Character 17');
});
