import { readFileSync } from 'node:fs';
import { BUILT_IN, defaultOptions, recordOf, submit, viewOf } from 'picket-engine';
import { expect, test } from 'vitest';
import { seedOf, startGame } from '../gameOptions.ts';
import { loadComponents } from '../io/components.ts';
import { resumeCommand } from '../local/keeper.ts';
import { localGame } from '../local/localGame.ts';
import { firstTurn } from '../../test/firstTurn.ts';
import { picket, sentenceOf, temporaryFile } from '../../test/picket.ts';
import { dataFolder } from './folder.ts';
import { listed, readSave, saveText } from './saves.ts';

const local = localGame(
  startGame({ ...defaultOptions, players: ['Ada', 'Hazel'] }, seedOf('save', 0), BUILT_IN),
  ['casual'],
);
const text = saveText(local, new Date());
const changed = (change: (save: Record<string, unknown>) => void): string => {
  const save = JSON.parse(text) as Record<string, unknown>;
  change(save);
  return JSON.stringify(save);
};
const read = (content: string) => () => readSave('game.json', content, BUILT_IN);

test('a saved game is read back as it was', () => {
  expect(read(text)()).toEqual(local);
});

test('a game that was left while the bots were thinking continues with them', () => {
  const { game } = local;
  const steps = firstTurn(viewOf(game, 0));
  const next = submit(game, { seat: 0, round: 0, steps });
  if (!next.ok) throw new Error(next.rejection.rejection.code);
  const waiting = { ...local, game: next.value };
  expect(read(saveText(waiting, new Date()))()).toEqual(waiting);
});

test('a game without people is damaged', async () => {
  const about = { seats: [{ bot: 'casual' }, { bot: 'casual' }] };
  const robots = changed((save) => Object.assign(save['record'] as object, { about }));
  expect(await sentenceOf(read(robots))).toContain('is damaged');
});

test('a game with its own components is listed with the reason why it can’t be continued', async () => {
  const file = temporaryFile('own.json', (await picket(['components', '--edition', '2018'])).out);
  const save = `${file}.save`;
  await picket(['play', '--stdin', '--components', file, '--save', save]);
  const saved = readFileSync(save, 'utf8');
  const box = await loadComponents(file);
  expect(listed('game.json', saved, box)).toMatchObject({ file: 'game.json', record: {} });
  expect(listed('game.json', saved, BUILT_IN)).toEqual({
    file: 'game.json',
    why: expect.objectContaining({ code: 'components-missing' }),
  });
  expect(resumeCommand(undefined, file)).toBe(`./picket play --resume --components ${file}`);
});

test.each(['check', 'score'])('picket %s says how to continue a saved game', async (command) => {
  const file = temporaryFile('game.json', text);
  expect(await picket([command, file])).toEqual({
    code: 2,
    out: '',
    err: `picket: ${file} is an unfinished game: continue it with ./picket play --resume ${file}.\n`,
  });
});

test.each([
  ['prose', 'Dear diary,'],
  ['other JSON', '{"bad":1}'],
  ['a list', '[]'],
  ['components', '{"format":"picket-components/1","editions":{}}'],
  ['nothing', ''],
])('%s is not a game file', async (_, content) => {
  expect(await sentenceOf(read(content))).toBe('game.json isn’t a Picket game file.');
});

test.each([
  ['half a file', text.slice(0, text.length / 2)],
  ['another seed', changed((save) => (save['seed'] = seedOf('other', 0)))],
  ['no seed', changed((save) => delete save['seed'])],
  ['no record', changed((save) => delete save['record'])],
  ['an illegal turn', changed((save) => (save['turns'] = [[{ do: 'reshuffle' }], null]))],
  ['turns that are none', changed((save) => (save['turns'] = [7, null]))],
])('%s is damaged', async (_, content) => {
  expect(await sentenceOf(read(content))).toBe('game.json is damaged, so this game can’t be continued.');
});

test.each([[[{ do: 'nonsense' }]], ['x'], [[{ do: 'write', number: 3, at: [0, 0] }]]])(
  'a draft that is not legal is dropped: %j',
  (draft) => {
    expect(read(changed((save) => (save['draft'] = draft)))().draft).toEqual([]);
  },
);

test('a record is not a saved game, and says why', async () => {
  expect(await sentenceOf(read(JSON.stringify(recordOf(local.game))))).toBe(
    'game.json is an exported game without its secret cards, so it can’t be continued here.',
  );
  const { out } = await picket(['simulate', '--seed', 'done']);
  expect(await sentenceOf(read(out))).toBe('game.json is a finished game: picket score shows its result.');
});

test('a game from a newer program says so', async () => {
  const newer = changed((save) => ((save['record'] as Record<string, unknown>)['rules'] = 99));
  expect(await sentenceOf(read(newer))).toBe(
    'game.json: This program doesn’t know rules version 99: use a newer one.',
  );
});

test('the data folder follows XDG, and the custom of Windows', () => {
  const home = (env: NodeJS.ProcessEnv, platform: NodeJS.Platform = 'linux') =>
    dataFolder({ env, platform } as typeof process);
  expect(home({ XDG_DATA_HOME: '/data' })).toBe('/data/picket');
  expect(home({})).toMatch(/\/\.local\/share\/picket$/);
  expect(home({ LOCALAPPDATA: '/local' }, 'win32')).toBe('/local/picket');
});
