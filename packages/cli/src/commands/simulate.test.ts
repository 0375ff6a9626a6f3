import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RULES_VERSION } from 'picket-engine';
import { expect, test } from 'vitest';
import { picket, temporaryFolder } from '../../test/picket.ts';

test('the same seed gives the same bytes, in a file and on standard output', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'games.jsonl');
  const args = ['simulate', '--advanced', '--players', '2', '--games', '3', '--seed', 'monday'];
  const printed = picket(args);
  const written = picket([...args, '--out', file, '--json']);
  expect(printed.code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(printed.out);
  expect(readdirSync(folder)).toEqual(['games.jsonl']);
  expect(printed.out.trimEnd().split('\n')).toHaveLength(3);
  expect(JSON.parse(written.out)).toMatchObject({ seed: 'monday', games: 3 });
  expect(picket([...args.slice(0, -1), 'tuesday']).out).not.toBe(printed.out);
});

test('game i does not depend on the number of games', () => {
  const [first] = picket(['simulate', '--games', '2', '--seed', 's']).out.split('\n');
  expect(picket(['simulate', '--seed', 's']).out).toBe(`${first}\n`);
});

test('records name the bots, and are the same in every run', () => {
  const { out } = picket(['simulate', '--players', '3', '--bots', 'casual,random', '--seed', 'about']);
  const { about } = JSON.parse(out) as { about: unknown };
  expect(about).toEqual({ seats: [{ bot: 'casual' }, { bot: 'random' }, { bot: 'casual' }] });
});

test.each(['1', '2'])('games can be played under rules %s, and are valid', (rules) => {
  const { out } = picket(['simulate', '--rules', rules, '--games', '2', '--seed', 'rules']);
  const versions = out
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { rules: number }).rules);
  expect(versions).toEqual([Number(rules), Number(rules)]);
  expect(picket(['check', '-'], out)).toMatchObject({ code: 0, out: '-: 2 records hold\n' });
  expect(picket(['score', '-'], out).code).toBe(0);
});

test('the newest rules are the default', () => {
  const play = (...options: string[]) => picket(['simulate', '--seed', 'rules', ...options]).out;
  expect(play()).toBe(play('--rules', String(RULES_VERSION)));
});

test.each([String(RULES_VERSION + 1), 'two'])('rules %s are rejected in one sentence', (rules) => {
  expect(picket(['simulate', '--rules', rules])).toEqual({
    code: 2,
    out: '',
    err: `picket: --rules must be a whole number from 1 to ${RULES_VERSION}, not “${rules}”.\n`,
  });
});

test.each([
  ['expert, two by default', ['--mode', 'expert'], 2],
  ['expert with 27', ['--mode', 'expert', '--players', '27'], 27],
  ['solo', ['--mode', 'solo', '--advanced'], 1],
  ['the AAA of 2018', ['--mode', 'aaa', '--opponent', '2018-aaa-ben'], 1],
  [
    'the AAA of 2023',
    ['--mode', 'aaa', '--edition', '2023', '--opponent', '2023-aaa-3', '--sheet', 'blueprint'],
    1,
  ],
  ['level 0', ['--mode', 'aaa', '--edition', '2023', '--opponent', '2023-aaa-0'], 1],
])('%s: the same seed gives the same bytes, and the records are valid', (_, options, players) => {
  const args = ['simulate', ...options, '--games', '2', '--seed', 'modes'];
  const { out } = picket(args);
  expect(picket(args).out).toBe(out);
  const [record = ''] = out.split('\n');
  expect((JSON.parse(record) as { options: { players: unknown[] } }).options.players).toHaveLength(players);
  expect(picket(['check', '-'], out)).toMatchObject({ code: 0, out: '-: 2 records hold\n' });
});

test('the summary includes an opponent that scores', () => {
  const figures = (opponent: string): unknown => {
    const file = join(temporaryFolder(), 'games.jsonl');
    const args = [
      '--mode',
      'aaa',
      '--edition',
      '2023',
      '--opponent',
      opponent,
      '--games',
      '3',
      '--seed',
      'm',
    ];
    return JSON.parse(picket(['simulate', ...args, '--out', file, '--json']).out);
  };
  expect(figures('2023-aaa-4')).toMatchObject({
    games: 3,
    opponent: { mean: expect.any(Number) as unknown, beaten: expect.any(Number) as unknown },
  });
  expect(figures('2023-aaa-0')).not.toHaveProperty('opponent');
  const { err } = picket(['simulate', '--mode', 'aaa', '--opponent', '2018-aaa-1', '--seed', 'm']);
  expect(err).toMatch(/^opponent, mean +\d+\.\d$/m);
  expect(err).toMatch(/^opponent beaten +[01] \(\d+ %\)$/m);
});
