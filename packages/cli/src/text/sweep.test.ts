import { join } from 'node:path';
import { openStore } from 'picket-server';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeTerminal } from '../../test/fakeTerminal.ts';
import { hosted, joining } from '../../test/hosted.ts';
import { picket, temporaryFile, temporaryFolder } from '../../test/picket.ts';
import { marked, pseudo, unmarked } from '../../test/pseudo.ts';
import { serve } from '../../test/server.ts';
import { Arguments } from '../arguments.ts';
import { chooseGame } from '../local/menu.ts';

beforeEach(() => {
  vi.stubEnv('XDG_DATA_HOME', temporaryFolder());
  return () => vi.unstubAllEnvs();
});

/** Runs a command in the pseudo-language; everything that it prints must be in it. */
async function sweep(args: readonly string[], input = '', code = 0): Promise<string> {
  const ended = await picket(args, input, pseudo);
  expect(ended.code, ended.err).toBe(code);
  const printed = (args[0] === 'simulate' ? '' : ended.out) + ended.err;
  expect(unmarked(printed.replace(/^picket: /, '')), printed).toEqual([]);
  return ended.out;
}

const COMMANDS = [
  'play',
  'serve',
  'simulate',
  'check',
  'score',
  'analyse',
  'print',
  'components',
  'arena',
  'bench',
  'backup',
  'restore',
  'move',
  'cluster',
  'operate',
];

test.each([['--help'], ['--version'], ...COMMANDS.map((command) => [command, '--help'])])(
  'help: %s %s',
  async (...args) => {
    expect(await sweep(args.filter((arg) => arg !== undefined))).toMatch(/[Åå-žʗ]/);
  },
);

test.each([
  [['fly']],
  [['simulate', '--fly']],
  [['simulate', '--games', 'many']],
  [['simulate', '--games']],
  [['simulate', '--games', '1', '--games', '2']],
  [['simulate', '--json']],
  [['simulate', 'stray']],
  [['simulate', '--bots', 'none']],
  [['simulate', '--mode', 'chess']],
  [['simulate', '--mode', 'aaa']],
  [['simulate', '--mode', 'expert', '--players', '1']],
  [['simulate', '--out', '.']],
  [['simulate', '--components', 'package.json']],
  [['check']],
  [['check', 'no-such-file.jsonl']],
  [['check', '-']],
  [['score', 'package.json']],
  [['components', '--data', '99']],
  [['arena', 'casual']],
  [['bench', 'paint']],
  [['play', '--names', ',']],
  [['play', 'game.json']],
  [['play', '--resume']],
  [['play', '--resume', '--bots', 'casual']],
  [['play', '--join', 'BCDF']],
  [['play', '--server', 'http://localhost:4600']],
  [['backup', 'package.json']],
  [['operate', 'close', '--data', '/nowhere']],
  [['serve', '--port', '0']],
  [['serve', '--config', 'no-such-file.json']],
])('a mistake: %j', async (args) => {
  await sweep(args, '', 2);
});

test.each([
  [[]],
  [['--mode', 'aaa', '--opponent', '2018-aaa-3']],
  [['--mode', 'aaa', '--edition', '2023', '--opponent', '2023-aaa-0']],
  [['--mode', 'expert', '--players', '3', '--advanced']],
])('records are simulated, checked and scored: %j', async (options) => {
  const records = await sweep(['simulate', '--games', '2', '--seed', '1', ...options]);
  const own = records.replaceAll(/Player (\d)/g, '$1');
  await sweep(['check', '-'], own);
  await sweep(['check', '-'], own.replace(/"total":(-?\d+)/, '"total":999'), 1);
  await sweep(['score', '-'], own);
});

test('JSON is the same in every language', async () => {
  const { out } = await picket(['simulate', '--games', '2', '--seed', '1']);
  expect((await picket(['simulate', '--games', '2', '--seed', '1'], '', pseudo)).out).toBe(out);
  const wrong = out.replace(/"total":(-?\d+)/, '"total":999');
  for (const [args, input] of [
    [['score', '-', '--json'], out],
    [['check', '-', '--json'], wrong],
  ] as const) {
    expect((await picket(args, input, pseudo)).out).toBe((await picket(args, input)).out);
  }
});

/** Every command of a turn, right and wrong; then leaving, which asks twice. */
const TYPED =
  '?|plans|s|s 9|why t5|why ft4|why q|why|h|r|jump|u|redo|1/2m4|1m4||n|c|1/2m5|2m5||ft4|g1|say x|c|r|q|n|q|y'.split(
    '|',
  );

test.each([
  [[]],
  [['--players', '2', '--bots', 'newcomer']],
  [['--mode', 'solo']],
  [['--mode', 'expert', '--players', '2', '--advanced']],
  [['--mode', 'aaa', '--opponent', '2018-aaa-3']],
  [['--mode', 'aaa', '--edition', '2023', '--opponent', '2023-aaa-0', '--sheet', 'blueprint']],
])('a game is typed: %j', async (options) => {
  await sweep(['play', '--seed', '1', ...options]);
  const { out } = await picket(['play', '--stdin', '--seed', '1', ...options], TYPED.join('\n'), pseudo);
  // The output repeats what was typed.
  const said = out.split('\n').filter((line) => !TYPED.includes(line.replace(/^.*[>:] /, '')));
  expect(unmarked(said.join('\n')), out).toEqual([]);
});

test('the menu and the questions about a game', async () => {
  const terminal = new FakeTerminal(pseudo);
  const playing = chooseGame(terminal, new Arguments([], new Map()));
  terminal.type('x', '2', 'x', '2018', 'aaa', 'x', '3', 'advanced', '', 'q');
  await terminal.shows(marked('Round'));
  terminal.type('q');
  await playing;
  expect(unmarked(terminal.everything), terminal.everything).toEqual([]);
});

test('an online table', async () => {
  const { url } = await serve();
  const { code, host, play } = await hosted(url);
  const terminal = new FakeTerminal(pseudo);
  const playing = joining(terminal, code, url);
  await terminal.shows(marked('Waiting for'));
  terminal.type('jump', 'chat', 'back');
  await host.order({ type: 'chat', text: '!' });
  await host.order({ type: 'react', reaction: 'applause' });
  await terminal.shows(marked('applause'));
  await host.order({ type: 'start' });
  await terminal.shows(marked('Your turn. Also waiting'));
  terminal.type('back', 'h', 'r', 'start', 'say !', '?', '', '', '1/2m5', 'n', 'c');
  await terminal.shows(marked('Turn confirmed'));
  await play();
  await terminal.shows(marked('Round 2'));
  terminal.type('resign', 'n', 'q');
  expect(await playing).toBe(0);
  expect(unmarked(terminal.everything), terminal.everything).toEqual([]);
});

test('reports for the operator', async () => {
  const data = temporaryFolder();
  const store = await openStore({ data });
  await store.close();
  await sweep(['operate', 'reports', '--data', data]);
  await sweep(['operate', 'close', 'x', '--data', data], '', 2);
  await sweep(['backup', join(data, 'copy.db'), '--data', data]);
});

test('figures of the arena and of the benchmarks', async () => {
  await sweep(['arena', 'casual', 'newcomer', '--deals', '1', '--threads', '1', '--seed', '1']);
  await sweep(['bench', 'engine', '--seconds', '1']);
});

test('a sheet', async () => {
  const street = (length: number) => ({
    houses: Array<null>(length).fill(null),
    fences: [],
    pools: [],
    used: [],
    parks: 0,
  });
  const sheet = {
    format: 'picket-sheet/1',
    edition: '2018',
    sheet: 'classic',
    streets: [street(10), street(11), street(12)],
    improve: [0, 0, 0, 0, 0, 0],
    temps: 0,
    refusals: 0,
    plans: [null, null, null],
  };
  await sweep(['score', temporaryFile('sheet.json', JSON.stringify(sheet))]);
});
