import { builtIn, type GameRecord } from 'picket-engine';
import { describeRejection, en } from 'picket-words';
import { beforeEach, describe, expect, test } from 'vitest';
import { MemoryStore } from './memoryStore.ts';
import { authorityOn, MoodyStore, playAll, playOne, see, wanted } from './testGames.ts';

let record: GameRecord;

beforeEach(async () => {
  const { games, library } = authorityOn();
  const id = await library.create(wanted({ advanced: true }));
  await playAll(games, id);
  record = (await library.exportRecord(id)) as GameRecord;
});

describe('a record file', () => {
  test('becomes a finished game that can be continued and exported again', async () => {
    const store = new MemoryStore();
    const { games, library } = authorityOn(store);
    const imported = await library.importRecord(JSON.stringify(record, null, 2), 'Far Away');
    if (!imported.ok) throw new Error(imported.rejection.code);
    const { id } = imported;
    expect(await library.list()).toMatchObject([{ id, city: 'A', over: true, imported: true }]);
    expect(JSON.stringify(await authorityOn(store).library.exportRecord(id))).toBe(JSON.stringify(record));
    const again = await library.again(id, 'same');
    expect(await see(games, again)).toMatchObject({ over: false, bots: [null, null] });
    expect((await library.list()).find((game) => game.id === again)).not.toHaveProperty('imported');
    await games.takeBackRound(id);
    expect(await playOne(games, id)).toBe(true);
  });

  test('of an existing game finds that game', async () => {
    const { library } = authorityOn();
    const first = await library.importRecord(JSON.stringify(record), 'A');
    expect(await library.importRecord(JSON.stringify(record), 'B')).toEqual(first);
    expect(await library.list()).toHaveLength(1);
  });

  test('of the same deal with other turns is another game', async () => {
    const { games, library } = authorityOn();
    const first = await library.importRecord(JSON.stringify(record), 'A');
    if (!first.ok) throw new Error(first.rejection.code);
    for (let round = 0; round < 6; round++) await games.takeBackRound(first.id);
    while (await playOne(games, first.id, 'otherwise'));
    const second = await library.importRecord(JSON.stringify(record), 'A');
    expect(second).toMatchObject({ ok: true });
    expect(second).not.toEqual(first);
  });

  test("is kept in memory if it can't be stored", async () => {
    const store = new MoodyStore();
    store.mood = 'full';
    const { games, library } = authorityOn(store);
    const imported = await library.importRecord(JSON.stringify(record), 'A');
    expect(await see(games, imported.ok ? imported.id : '')).toMatchObject({ problem: 'storage-full' });
  });

  const cards = () => record.rounds[3]?.cards as unknown as { number: number }[];
  test.each<[why: string, text: () => string, code: string, said: RegExp]>([
    ['is not JSON', () => '<html>', 'not-json', /not valid JSON/],
    ['is empty', () => '', 'not-json', /not valid JSON/],
    ['is cut off', () => JSON.stringify(record).slice(0, -9), 'not-json', /complete/],
    ['is something else', () => '[]', 'bad-shape', /must be an object/],
    ['is another kind of file', () => JSON.stringify(builtIn), 'bad-shape', /format/],
    [
      'has another format',
      () => JSON.stringify({ ...record, format: 'picket-record/9' }),
      'bad-shape',
      /“format” must be/,
    ],
    ['has newer rules', () => JSON.stringify({ ...record, rules: 9 }), 'unknown-rules', /version 9/],
    [
      'is tampered with',
      () => JSON.stringify({ ...record, result: { ...record.result, ending: 'deck' } }),
      'record-differs',
      /result\.ending/,
    ],
    [
      'has a card changed',
      () => {
        const [first = { number: 0 }] = cards();
        first.number = first.number === 7 ? 8 : 7;
        return JSON.stringify(record);
      },
      'record-differs',
      /rounds\[3\]\.cards\[0\]\.number/,
    ],
    [
      'is unfinished',
      () => JSON.stringify({ ...record, seed: null, result: null, rounds: record.rounds.slice(0, 3) }),
      'record-without-seed',
      /when it’s over/,
    ],
    [
      'stops too early',
      () => JSON.stringify({ ...record, result: null, rounds: record.rounds.slice(0, 3) }),
      'record-cut-short',
      /3 rounds/,
    ],
    [
      'needs a components file that is not here',
      () =>
        JSON.stringify({ ...record, options: { ...record.options, components: `sha256:${'0'.repeat(64)}` } }),
      'components-missing',
      /provide that file/,
    ],
    ['is huge', () => ' '.repeat(5_000_001), 'file-too-large', /5000000/],
  ])('that %s is rejected in one sentence and changes nothing', async (_, text, code, said) => {
    const store = new MemoryStore();
    const { library } = authorityOn(store);
    await library.create(wanted());
    const before = JSON.stringify(await library.list());
    const imported = await library.importRecord(text(), 'A');
    if (imported.ok) throw new Error('it was taken');
    expect(imported.rejection.code).toBe(code);
    expect(describeRejection(en, imported.rejection)).toMatch(said);
    expect(JSON.stringify(await library.list())).toBe(before);
    expect(await store.ids()).toHaveLength(1);
  });
});
