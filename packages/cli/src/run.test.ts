import { expect, test } from 'vitest';
import { picket } from '../test/picket.ts';
import { LANGUAGE_CODES } from './text/languages.ts';

const COMMANDS = [
  'play',
  'serve',
  'simulate',
  'check',
  'score',
  'components',
  'bench',
  'backup',
  'restore',
  'move',
  'operate',
  'cluster',
];

test('the help lists every command', async () => {
  const { code, out } = await picket(['--help']);
  expect(code).toBe(0);
  for (const command of COMMANDS) expect(out).toContain(`\n  ${command} `);
  expect((await picket([])).out).toBe(out);
});

test.each(COMMANDS)('%s --help shows its options', async (command) => {
  const { code, out, err } = await picket([command, '--help']);
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(out).toContain(`Usage: picket ${command}`);
  expect(out).toContain('--help');
});

test('--version', async () => {
  expect((await picket(['--version'])).out).toMatch(/^picket \d+\.\d+\.\d+, rules version \d+\n$/);
});

test.each([
  [['fly']],
  [['--fly']],
  [['simulate', '--fly']],
  [['simulate', '--games', 'many']],
  [['simulate', '--games']],
  [['simulate', '--games', '1', '--games', '2']],
  [['simulate', '--json']],
  [['simulate', '--json=yes', '--out', 'x']],
  [['simulate', '--no-json']],
  [['simulate', 'games.jsonl']],
  [['simulate', '--bots', 'nobody']],
  [['simulate', '--edition', '1999']],
  [['simulate', '--edition', '2018', '--sheet', 'blueprint']],
  [['simulate', '--mode', 'chess']],
  [['simulate', '--mode', 'aaa']],
  [['simulate', '--mode', 'aaa', '--opponent', 'nobody']],
  [['simulate', '--mode', 'aaa', '--edition', '2023', '--opponent', '2018-aaa-1']],
  [['simulate', '--mode', 'aaa', '--opponent', '2018-aaa-1', '--players', '2']],
  [['simulate', '--opponent', '2018-aaa-1']],
  [['simulate', '--mode', 'solo', '--players', '2']],
  [['simulate', '--mode', 'solo', '--edition', '2023']],
  [['simulate', '--mode', 'expert', '--players', '1']],
  [['simulate', '--mode', 'expert', '--players', '28']],
  [['play', '--mode', 'aaa', '--stdin']],
  [['play', '--mode', 'expert', '--names', 'Ada']],
  [['simulate', '--plans', 'a,b,c']],
  [['simulate', '--out', '.']],
  [['simulate', '--out', 'no/such/folder/games.jsonl']],
  [['simulate', '--components', 'package.json']],
  [['check']],
  [['check', 'no-such-file.jsonl']],
  [['check', '-']],
  [['score', 'package.json']],
  [['score', '.']],
  [['components', '--edition', '1999']],
  [['bench', 'paint']],
  [['play', '--names', ',']],
  [['play', '--bots', 'nobody']],
  [['play', '--mode', 'solo', '--bots', 'casual']],
  [['play', '--bots', Array.from({ length: 27 }, () => 'casual').join(',')]],
  [['play', 'game.json']],
  [['play', '--resume', 'no-such-file.json']],
  [['play', '--resume', '--bots', 'casual']],
  [['play', '--join', 'BCDF']],
  [['play', '--server', 'http://localhost:4600']],
  [['play', '--stdin', '--save', 'package.json']],
])('%j is one line on stderr and exit code 2', async (args) => {
  const { code, out, err } = await picket(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^picket: \S.*\.\n$/);
});

test('a missing or unknown opponent lists the valid ones', async () => {
  for (const opponent of [[], ['--opponent', 'nobody']]) {
    const { err } = await picket(['simulate', '--mode', 'aaa', '--edition', '2023', ...opponent]);
    expect(err).toContain(
      '--opponent takes 2023-aaa-0, 2023-aaa-1, 2023-aaa-2, 2023-aaa-3, 2023-aaa-4, 2023-aaa-5.',
    );
  }
});

test('the help of play and simulate names the modes and the opponent', async () => {
  for (const command of ['play', 'simulate']) {
    const { out } = await picket([command, '--help']);
    expect(out).toContain('--mode standard|expert|solo|aaa');
    expect(out).toContain('--opponent ID');
  }
});

test.each(COMMANDS)('the help of %s fits into 80 columns, in every language', async (command) => {
  for (const code of LANGUAGE_CODES) {
    const { out } = await picket(['--lang', code, command, '--help']);
    const options = out.split('\n').filter((line) => line.startsWith('  -') || line.startsWith('     '));
    expect(options.length).toBeGreaterThan(1);
    for (const line of options) expect(line.length, line).toBeLessThanOrEqual(80);
  }
});
