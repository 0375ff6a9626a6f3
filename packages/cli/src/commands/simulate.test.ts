import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RULES_VERSION } from 'picket-engine';
import { expect, test } from 'vitest';
import { picket, temporaryFolder } from '../../test/picket.ts';

test('the same seed gives the same bytes, in a file and on standard output', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'games.jsonl');
  const args = ['simulate', '--advanced', '--players', '2', '--games', '3', '--seed', 'monday'];
  const printed = await picket(args);
  const written = await picket([...args, '--out', file, '--json']);
  expect(printed.code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(printed.out);
  expect(readdirSync(folder)).toEqual(['games.jsonl']);
  expect(printed.out.trimEnd().split('\n')).toHaveLength(3);
  expect(JSON.parse(written.out)).toMatchObject({ seed: 'monday', games: 3 });
  expect((await picket([...args.slice(0, -1), 'tuesday'])).out).not.toBe(printed.out);
});

test('game i does not depend on the number of games', async () => {
  const [first] = (await picket(['simulate', '--games', '2', '--seed', 's'])).out.split('\n');
  expect((await picket(['simulate', '--seed', 's'])).out).toBe(`${first}\n`);
});

test('records name the bots, and are the same in every run', async () => {
  const { out } = await picket(['simulate', '--players', '3', '--bots', 'casual,random', '--seed', 'about']);
  const { about } = JSON.parse(out) as { about: unknown };
  expect(about).toEqual({ seats: [{ bot: 'casual' }, { bot: 'random' }, { bot: 'casual' }] });
});

test.each(['1', '2'])('games can be played under rules %s, and are valid', async (rules) => {
  const { out } = await picket(['simulate', '--rules', rules, '--games', '2', '--seed', 'rules']);
  const versions = out
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { rules: number }).rules);
  expect(versions).toEqual([Number(rules), Number(rules)]);
  expect(await picket(['check', '-'], out)).toMatchObject({ code: 0, out: '-: 2 records are valid\n' });
  expect((await picket(['score', '-'], out)).code).toBe(0);
});

test('the newest rules are the default', async () => {
  const play = async (...options: string[]) =>
    (await picket(['simulate', '--seed', 'rules', ...options])).out;
  expect(await play()).toBe(await play('--rules', String(RULES_VERSION)));
});

test.each([String(RULES_VERSION + 1), 'two'])('rules %s are rejected in one sentence', async (rules) => {
  expect(await picket(['simulate', '--rules', rules])).toEqual({
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
])('%s: the same seed gives the same bytes, and the records are valid', async (_, options, players) => {
  const args = ['simulate', ...options, '--games', '2', '--seed', 'modes'];
  const { out } = await picket(args);
  expect((await picket(args)).out).toBe(out);
  const [record = ''] = out.split('\n');
  expect((JSON.parse(record) as { options: { players: unknown[] } }).options.players).toHaveLength(players);
  expect(await picket(['check', '-'], out)).toMatchObject({ code: 0, out: '-: 2 records are valid\n' });
});

test('the summary includes an opponent that scores', async () => {
  const figures = async (opponent: string): Promise<unknown> => {
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
    return JSON.parse((await picket(['simulate', ...args, '--out', file, '--json'])).out);
  };
  expect(await figures('2023-aaa-4')).toMatchObject({
    games: 3,
    opponent: { mean: expect.any(Number) as unknown, beaten: expect.any(Number) as unknown },
  });
  expect(await figures('2023-aaa-0')).not.toHaveProperty('opponent');
  const { err } = await picket(['simulate', '--mode', 'aaa', '--opponent', '2018-aaa-1', '--seed', 'm']);
  expect(err).toMatch(/^opponent, mean +\d+\.\d$/m);
  expect(err).toMatch(/^opponent beaten +[01] \(\d+ %\)$/m);
});
