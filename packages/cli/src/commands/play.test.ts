import type { Step } from 'picket-engine';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { picket, temporaryFolder } from '../../test/picket.ts';
import { typed } from '../play/typed.ts';

test('without a terminal it shows a position and the commands', async () => {
  const { code, out } = await picket(['play']);
  expect(code).toBe(0);
  expect(out).toContain('Round 1');
  expect(out).toContain('why t5');
  expect((await picket(['play'])).out).toBe(out);
});

test('a turn with undo, redo, why-not and a wrong word, typed line by line', async () => {
  // Cards 4 Park, 6 Park and 6 Pool.
  const lines = ['t3', '3', 'u', 'redo', 'why m1', 'jump', 'f t4', 'c', 'q', 'n', 'q', 'y', 'never read'];
  const { code, out, err } = await picket(['play', '--stdin', '--seed', 'monday'], lines.join('\n'));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('   3: 6 with Pool\n');
  expect(out.match(/Wrote 6, \w+ \(t\), house 3\. Built the pool\./g)?.length).toBeGreaterThan(1);
  expect(out).toContain('T1: ');
  expect(out).toContain('Character 1: expected ');
  expect(out).toContain(', not Fence: ');
  expect(out).toContain('Round 2 · 2018 edition · Player 1 3 (+3)');
  expect(out).toContain('--seed=');
  expect(out).not.toContain('never read');
});

test('the end of the input ends the game cleanly', async () => {
  expect(await picket(['play', '--stdin'], '1\n')).toMatchObject({ code: 0, err: '' });
});

const GAMES = [
  ['standard', ['--advanced', '--players', '2']],
  ['standard', ['--edition', '2023', '--sheet', 'blueprint']],
  ['expert', ['--mode', 'expert', '--advanced', '--players', '3']],
  ['solo', ['--mode', 'solo']],
  ['2018 AAA', ['--mode', 'aaa', '--opponent', '2018-aaa-3', '--advanced']],
  ['2023 AAA', ['--mode', 'aaa', '--edition', '2023', '--opponent', '2023-aaa-4', '--advanced']],
  ['level 0', ['--mode', 'aaa', '--edition', '2023', '--opponent', '2023-aaa-0', '--sheet', 'blueprint']],
] as const;

interface Recorded {
  readonly about?: unknown;
  readonly rounds: readonly { readonly turns: readonly (readonly Step[])[] }[];
  readonly result: { readonly scores: readonly { readonly total: number }[] };
}

/** The record without its about block. */
function gameOf(record: string): unknown {
  const { about: _about, ...game } = JSON.parse(record) as Recorded;
  return game;
}

test.each(GAMES)(
  '%s: a whole game can be typed, and its record equals the simulated one',
  async (_, options) => {
    const file = join(temporaryFolder(), 'game.json');
    const args = ['--seed', 'typed', ...options];
    const record = (await picket(['simulate', ...args])).out;
    const { rounds, result } = JSON.parse(record) as Recorded;
    const lines = rounds.flatMap(({ turns }) => turns.map((steps) => `${typed(steps)} c`));
    const { out, code } = await picket(['play', '--stdin', ...args], [...lines, file, ''].join('\n'));
    expect(code).toBe(0);
    expect(out).toContain(`Game over after ${rounds.length} rounds.`);
    expect(out).toMatch(new RegExp(`^Total +${String(result.scores[0]?.total).replace('-', '−')}( |$)`, 'm'));
    const written = readFileSync(file, 'utf8');
    expect(gameOf(written)).toEqual(gameOf(record));
    expect(written).toMatch(/"about":{"played":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"}/);
    expect((await picket(['check', file])).code).toBe(0);
  },
);
