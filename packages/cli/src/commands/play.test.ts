import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { picket, temporaryFolder } from '../../test/picket.ts';
import { typed } from '../../test/typed.ts';

test('without a terminal it shows a position and the commands', () => {
  const { code, out } = picket(['play']);
  expect(code).toBe(0);
  expect(out).toContain('Round 1');
  expect(out).toContain('why t5');
  expect(picket(['play']).out).toBe(out);
});

test('a turn with undo, redo, why-not and a wrong word, typed line by line', () => {
  // Offers 4 Park, 6 Park and 6 Pool.
  const lines = ['t3', '3', 'u', 'redo', 'why m1', 'jump', 'f t4', 'c', 'q', 'n', 'q', 'y', 'never read'];
  const { code, out, err } = picket(['play', '--stdin', '--seed', 'monday'], lines.join('\n'));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('  3  6 with Pool\n');
  expect(out.match(/Wrote 6, top street, house 3\. Built the pool\./g)?.length).toBeGreaterThan(1);
  expect(out).toContain('T1: ');
  expect(out).toContain("I don't know “jump”.");
  expect(out).toContain('not with Fence');
  expect(out).toContain('Round 2 · 2018 edition · Player 1 3 (+3)');
  expect(out).toContain('--seed=');
  expect(out).not.toContain('never read');
});

test('the end of the input leaves cleanly', () => {
  expect(picket(['play', '--stdin'], '1\n')).toMatchObject({ code: 0, err: '' });
});

test('a whole game of two can be typed, and its record is the one simulated', () => {
  const file = join(temporaryFolder(), 'game.json');
  const options = ['--advanced', '--players', '2', '--seed', 'typed'];
  const record = picket(['simulate', ...options]).out;
  const { rounds } = JSON.parse(record) as { rounds: { turns: Parameters<typeof typed>[0][] }[] };
  const lines = rounds.flatMap(({ turns }) => turns.map((steps) => `${typed(steps).join(' ')} c`));
  const { out } = picket(['play', '--stdin', ...options], [...lines, file, ''].join('\n'));
  expect(out).toContain('The game is over');
  expect(readFileSync(file, 'utf8')).toBe(record);
});
