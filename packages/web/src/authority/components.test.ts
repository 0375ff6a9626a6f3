import { builtIn, componentsOf, positionIn, replay } from 'picket-engine';
import { describeRejection, en } from 'picket-words';
import { describe, expect, test } from 'vitest';
import type { ComponentsFile } from './authority.ts';
import type { Library } from './library.ts';
import { MemoryStore } from './memoryStore.ts';
import { authorityOn, MoodyStore, playAll, see, SEED, viewIn, wanted } from './testGames.ts';

const [plan, ...plans] = builtIn.editions['2018']?.plans ?? [];
/** The built-in data, except for the value of one plan. */
const TEXT = JSON.stringify({
  format: 'picket-components/1',
  editions: { '2018': { plans: [{ ...plan, high: 42 }, ...plans] } },
});

async function keep(library: Library, text = TEXT, name = 'mine.json'): Promise<ComponentsFile> {
  const stored = await library.saveComponents(name, text);
  if (!stored.ok) throw new Error(stored.rejection.code);
  return stored.value;
}

describe('a user’s own components file', () => {
  test('is stored by its hash, under its latest name', async () => {
    const store = new MemoryStore();
    const { library } = authorityOn(store);
    const { hash, box } = await keep(library);
    expect(componentsOf(box).editions['2018']?.plans[0]?.high).toBe(42);
    await keep(library, TEXT, 'other.json');
    for (const each of [library, authorityOn(store).library]) {
      expect(await each.components()).toEqual([{ hash, name: 'other.json', box }]);
    }
    expect(await library.removeComponents(hash)).toBeUndefined();
    expect(await library.components()).toEqual([]);
  });

  test('is rejected with the path of the field if it is invalid, and not stored', async () => {
    const { library } = authorityOn();
    const wrong = TEXT.replace('"high":42', '"high":"much"');
    const stored = await library.saveComponents('mine.json', wrong);
    if (stored.ok) throw new Error('it was taken');
    expect(stored.rejection.code).toBe('bad-shape');
    expect(describeRejection(en, stored.rejection)).toContain('editions.2018.plans[0].high');
    expect(await library.saveComponents('a', '{')).toMatchObject({ rejection: { code: 'not-json' } });
    expect(await library.saveComponents('a', ' '.repeat(1_000_001))).toMatchObject({
      rejection: { code: 'file-too-large' },
    });
    expect(await library.components()).toEqual([]);
  });

  test('is not offered if it is damaged', async () => {
    const store = new MemoryStore();
    const { hash } = await keep(authorityOn(store).library);
    await store.writeFile({ hash, name: 'mine.json', text: `${TEXT} ` });
    expect(await authorityOn(store).library.components()).toEqual([]);
    store.files = async () => [null, { hash }, 7];
    expect(await authorityOn(store).library.components()).toEqual([]);
  });

  test("is available until the page is closed if it can't be stored", async () => {
    const store = new MoodyStore();
    store.mood = 'blocked';
    const { games, library } = authorityOn(store);
    const { hash, problem } = await keep(library);
    expect(problem).toBe('storage-blocked');
    expect(await library.components()).toMatchObject([{ hash }]);
    const id = await library.create(wanted({ components: hash }));
    expect((await see(games, id)).components).toBe(TEXT);
  });
});

describe('a game with a components file', () => {
  test('uses it from the first round to the record, even after reopening', async () => {
    const store = new MemoryStore();
    const { games, library } = authorityOn(store);
    const { hash, box } = await keep(library);
    const options = { components: hash, plans: [plan?.id ?? '', '2018-B-1', '2018-C-1'], players: ['Ada'] };
    const id = await library.create(wanted(options), SEED);
    for (const each of [games, authorityOn(store).games]) {
      const snapshot = await see(each, id);
      expect(snapshot.components).toBe(TEXT);
      const view = viewIn(snapshot, 0);
      expect(view?.state.rules.plans[0]?.card.high).toBe(42);
      expect(view && positionIn(view)).toBeDefined();
    }
    const again = await library.again(id, 'new');
    expect((await see(games, again)).components).toBe(TEXT);
    const record = await library.exportRecord(id);
    expect(replay(record, box).ok).toBe(true);
  });

  test('keeps the file from being removed', async () => {
    const store = new MemoryStore();
    const { library } = authorityOn(store);
    const { hash } = await keep(library);
    const id = await library.create(wanted({ components: hash }));
    const later = authorityOn(store).library;
    expect((await later.removeComponents(hash))?.code).toBe('components-in-use');
    expect(await later.components()).toHaveLength(1);
    await later.remove(id);
    expect(await later.removeComponents(hash)).toBeUndefined();
    // Restoring the game restores its file.
    await later.restore(id);
    expect(await see(authorityOn(store).games, id)).toMatchObject({ components: TEXT });
  });

  test('is unreadable without its file, which is still needed', async () => {
    const store = new MemoryStore();
    const { library } = authorityOn(store);
    const { hash } = await keep(library);
    const id = await library.create(wanted({ components: hash }));
    await store.removeFile(hash);
    const later = authorityOn(store).library;
    expect(await later.list()).toMatchObject([{ id, damaged: true }]);
    await keep(later);
    expect((await later.list())[0]).not.toHaveProperty('damaged');
  });

  test('can be imported on a device that has the file', async () => {
    const first = authorityOn();
    const { hash } = await keep(first.library);
    const id = await first.library.create(wanted({ components: hash, players: ['Ada'] }));
    await playAll(first.games, id);
    const text = JSON.stringify(await first.library.exportRecord(id));
    const { library } = authorityOn();
    expect(await library.importRecord(text, 'A')).toMatchObject({
      rejection: { code: 'components-missing' },
    });
    await keep(library);
    expect(await library.importRecord(text, 'A')).toMatchObject({ ok: true });
  });
});
