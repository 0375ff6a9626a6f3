import { bots, type Bot } from 'picket-bots';
import { defaultOptions, newGame, recordOf, submit, viewOf, type TurnStep } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { expect, test } from 'vitest';
import { picket } from '../../test/picket.ts';

const simulated = async (...options: readonly string[]) =>
  (await picket(['simulate', '--seed', 'analyse', '--bots', 'regular', ...options])).out;

test('an analysis prints terms that add up to the score, by part and in total', async () => {
  const { code, out } = await picket(['analyse', '-', '--quick'], await simulated());
  expect(code).toBe(0);
  expect(out).toMatch(
    /^Player 1\n\d+\.\d expected [+−] \d+\.\d luck [+−] \d+\.\d turns [+−] \d+\.\d coach’s error = \d+\n/,
  );
  const rows = out.split('\n').filter((line) => /^(Plans|Estates|Total) /.test(line));
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    const numbers = row.replaceAll('−', '-').split(/ {2,}/).slice(1).map(Number);
    const score = numbers.pop() ?? Number.NaN;
    expect(numbers.reduce((sum, one) => sum + one, 0)).toBeCloseTo(score, 5);
  }
  expect(out).toContain('Without the luck:');
  expect(out).toMatch(/^Best +\d+ +less than ¼ lost$/m);
});

test('as JSON, one line for each player, or for one seat', async () => {
  const games = await simulated('--players', '2');
  const { out } = await picket(['analyse', '-', '--quick', '--json', '--seat', '2'], games);
  const lines = out.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ player: 'Player 2', seat: 1, effort: 'quick' });
});

/** Two rounds of Ada and of Dot, who plays on paper and fills her last house. */
function withPaper(): string {
  const options = { ...defaultOptions, players: ['Ada', 'Dot'], paper: [1] };
  const started = newGame({ options, seed: 'AAAAAAAAAAAAAAAAAAAAAA' });
  if (!started.ok) throw new Error(started.rejection.code);
  let game = started.value;
  const told: readonly TurnStep[][] = [[], [{ do: 'full' }]];
  for (const [round, paper] of told.entries()) {
    const steps = (bots['random'] as Bot)(viewOf(game, 0), new FastRandom('ada'));
    for (const [seat, turn] of [steps, paper].entries()) {
      const next = submit(game, { seat, round, steps: turn });
      if (!next.ok) throw new Error(next.rejection.rejection.code);
      game = next.value;
    }
  }
  return JSON.stringify(recordOf(game));
}

test('players on paper are left out, since nobody knows their turns', async () => {
  const all = await picket(['analyse', '-', '--quick', '--json'], withPaper());
  expect(all).toMatchObject({ code: 0, err: '' });
  expect(
    all.out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { player: string }).player),
  ).toEqual(['Ada']);
  const one = await picket(['analyse', '-', '--quick', '--seat', '2'], withPaper());
  expect(one).toMatchObject({ code: 2, out: '' });
  expect(one.err).toContain('Dot played on paper');
});

test('a game without its seed, an unknown seat and other files are rejected in one sentence', async () => {
  const record = JSON.parse(await simulated()) as object;
  const hidden = await picket(['analyse', '-', '--quick'], JSON.stringify({ ...record, seed: null }));
  expect(hidden).toMatchObject({ code: 2, out: '' });
  expect(hidden.err).toContain('without its seed');
  const seat = await picket(['analyse', '-', '--seat', '3'], JSON.stringify(record));
  expect(seat.err).toContain('--seat');
  expect((await picket(['analyse', '-'], '{"format":"other"}')).code).toBe(2);
});
