import { LEVEL_IDS, type LevelId } from 'picket-bots';
import { BUILT_IN, defaultOptions, replay, type GameRecord, type Options } from 'picket-engine';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeTerminal } from '../../test/fakeTerminal.ts';
import { picket, temporaryFolder } from '../../test/picket.ts';
import { Arguments } from '../arguments.ts';
import { seedOf, startGame } from '../gameOptions.ts';
import { readSave } from '../keep/saves.ts';
import { typed } from '../play/typed.ts';
import { chooseGame } from './menu.ts';
import { localGame } from './localGame.ts';
import { fileKeeper } from './keeper.ts';
import { playLocal } from './play.ts';
import { resumeGame } from './resume.ts';
import { Thinking } from './thinking.ts';

let data = '';
beforeEach(() => {
  data = temporaryFolder();
  vi.stubEnv('XDG_DATA_HOME', data);
  return () => vi.unstubAllEnvs();
});

const NOTHING = new Arguments([], new Map());
const games = () => readdirSync(join(data, 'picket/games')).map((name) => join(data, 'picket/games', name));
const textOf = (file = '') => readFileSync(file, 'utf8');

function started(options: Partial<Options>, bots: readonly LevelId[], seed = 'local') {
  return localGame(startGame({ ...defaultOptions, ...options }, seedOf(seed, 0), BUILT_IN), bots);
}

/** Plays this many rounds by taking every hint. */
async function playByHints(terminal: FakeTerminal, rounds: number): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    await terminal.shows(new RegExp(`^Round ${round} [^]*> $`));
    terminal.type('h');
    const hint = await terminal.shows(/To play it: /);
    terminal.type(/To play it: (.*)/.exec(hint)?.[1]);
  }
  await terminal.shows(new RegExp(`^Round ${rounds + 1} `));
}

test('without options, Enter starts a game against one gentle bot', async () => {
  const terminal = new FakeTerminal();
  const playing = chooseGame(terminal, NOTHING);
  const menu = await terminal.shows('What would you like to play?');
  expect(menu).toContain('1  A game against one gentle bot');
  terminal.type('');
  expect(await terminal.shows('Pick a card')).toMatch(/^Round 1 · 2018 edition · Player 1 0 · Hazel 0\n/);
  terminal.type('q');
  expect(await playing).toBe(0);
  const [file = ''] = games();
  expect(readSave(file, textOf(file), BUILT_IN).bots).toEqual([null, LEVEL_IDS[0]]);
  expect(terminal.screen).toContain(`The game is saved in ${file}\nTo continue: ./picket play --resume`);
});

test('the menu offers to continue saved games first', async () => {
  const first = new FakeTerminal();
  const playing = chooseGame(first, NOTHING);
  first.type('', 'q');
  await playing;
  const terminal = new FakeTerminal();
  const again = chooseGame(terminal, NOTHING);
  expect(await terminal.shows('What would you like to play?')).toContain(
    '1  Continue round 1 of Player 1 and Hazel, 2018 edition, ',
  );
  terminal.type('', 'q');
  await again;
});

test.each<[string, Partial<Options>, readonly LevelId[]]>([
  ['expert', { mode: 'expert', players: ['Ada', 'Hazel', 'Otis'], advanced: true }, ['master', 'club']],
  ['AAA', { mode: 'aaa', opponent: '2018-aaa-3', players: ['Ada'] }, []],
])('%s: hints can be typed as they are, and are counted in the saved game', async (_, options, bots) => {
  const terminal = new FakeTerminal();
  const file = join(data, 'game.json');
  const playing = playLocal(terminal, started(options, bots), fileKeeper(file, ''));
  await playByHints(terminal, 3);
  terminal.type('q');
  await playing;
  const { game, practice, bots: seated } = readSave(file, textOf(file), BUILT_IN);
  expect(game.state.rounds).toHaveLength(3);
  expect(practice.hints).toBe(3);
  expect(seated).toEqual([null, ...bots]);
});

test('the file of a finished game is its record', async () => {
  const file = join(data, 'game.json');
  const args = ['--seed', 'typed', '--mode', 'solo'];
  const simulated = JSON.parse((await picket(['simulate', ...args])).out) as GameRecord;
  const lines = simulated.rounds.map(({ turns }) => `${typed(turns[0] ?? [])} c`);
  const { code, out } = await picket(['play', '--stdin', '--save', file, ...args], lines.join('\n'));
  expect(code).toBe(0);
  expect(out).toContain(`The record is in ${file}\n`);
  const record = JSON.parse(textOf(file)) as GameRecord;
  expect(replay(record)).toMatchObject({ ok: true, value: { dealChecked: true } });
  expect(record.rounds).toEqual(simulated.rounds);
});

test('a hint is a legal turn with a reason, and the game counts as practice', async () => {
  const terminal = new FakeTerminal();
  const playing = playLocal(
    terminal,
    started({ players: ['Ada'] }, []),
    fileKeeper(join(data, 'game.json'), ''),
  );
  terminal.type('h');
  const shown = await terminal.shows('To play it: ');
  expect(shown).toMatch(/\nHint: Pick \d+ with \w+\. Write [^]*Expect about \d+ points at\s+the end\./);
  expect(shown).toContain('After a hint, the game counts as practice.');
  terminal.type(/To play it: (.*)/.exec(shown)?.[1]);
  await terminal.shows(/^Round 2 /);
  terminal.type('q');
  await playing;
});

test('after a round, the screen shows the bots’ turns', async () => {
  const terminal = new FakeTerminal();
  const playing = playLocal(
    terminal,
    started({ players: ['Ada', 'Hazel'] }, ['casual']),
    fileKeeper(join(data, 'game.json'), ''),
  );
  terminal.type('t5', '', 'n c');
  expect(await terminal.shows(/^Round 2 /)).toMatch(/\nHazel: (Wrote|Changed) /);
  terminal.type('r');
  expect(await terminal.shows('Press Enter')).toMatch(/^Ada: Wrote [^]*\nHazel: /);
  terminal.type('', 'q');
  await playing;
});

test('[G7] bots think from their own view, and while people do', async () => {
  const local = started({ mode: 'expert', players: ['Ada', 'Hazel', 'Otis'] }, ['regular', 'architect']);
  const thinking = new Thinking(local);
  expect(thinking.busy).toEqual([1, 2]);
  const turns = await thinking.turns();
  expect([...turns.keys()]).toEqual([1, 2]);
  expect(thinking.busy).toEqual([]);
});

test('bots stop thinking when a player leaves the game', async () => {
  const thinking = new Thinking(started({ players: ['Ada', 'Hazel', 'Otis'] }, ['architect', 'architect']));
  thinking.stop();
  expect((await thinking.turns()).size).toBeLessThan(2);
});

const PLAY = ['play', '--stdin', '--seed', 'monday', '--names', 'Ada,Bob'];

test('an interrupted game continues where it was, including the draft', async () => {
  const save = join(data, 'game.json');
  const first = await picket([...PLAY, '--save', save], '2t3 c\n1m4\n');
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toContain(`The game is saved in ${save}\nTo continue: ./picket play --resume ${save}\n`);
  const local = readSave(save, textOf(save), BUILT_IN);
  expect(local.game.turns.map((done) => done?.steps.length)).toEqual([3, undefined]);
  expect(local.draft.map((step) => step.do)).toEqual(['choose', 'write', 'park']);
  const second = await picket(['play', '--stdin', '--resume', save], 'c\n');
  expect(second.out).toContain('Wrote 4, ');
  expect(readSave(save, textOf(save), BUILT_IN).game.state.rounds).toHaveLength(1);
});

test('--resume continues the only game, and lists several', async () => {
  for (const seed of ['a', 'b']) {
    const terminal = new FakeTerminal();
    terminal.type('q');
    await playLocal(
      terminal,
      started({ players: [`Ada ${seed}`] }, [], seed),
      fileKeeper(join(data, 'picket/games', `${seed}.json`), ''),
    );
    if (seed === 'a') {
      const only = new FakeTerminal();
      only.type('q');
      expect(await resumeGame(only, NOTHING)).toBe(0);
    }
  }
  const terminal = new FakeTerminal();
  const resumed = resumeGame(terminal, NOTHING);
  const list = await terminal.shows('Which game?');
  expect(list).toMatch(/1 {2}round 1 of Ada [ab], 2018 edition, .*\n +2 {2}round 1 of Ada [ab], /);
  terminal.type('2');
  await terminal.shows(/^Round 1 /);
  terminal.type('q');
  await resumed;
  const ended = await picket(['play', '--resume', '--stdin']);
  expect(ended).toMatchObject({ code: 2, err: expect.stringContaining('There are several saved games') });
  expect(ended.out).toContain(join(data, 'picket/games', 'a.json'));
});
