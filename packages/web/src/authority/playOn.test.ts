import { expect, test } from 'vitest';
import { authorityOn, playAll, see, wanted } from './testGames.ts';

async function finished() {
  const { games, library } = authorityOn();
  const id = await library.create(wanted({ players: ['Ada', 'Bob', 'Cy'] }, { city: 'Elm Grove' }));
  await playAll(games, id);
  const record = await library.exportRecord(id);
  if (record === undefined) throw new Error('There is no record.');
  return { games, library, id, record };
}

test('playing on starts a practice game with the same cards and leaves the original unchanged', async () => {
  const { games, library, id, record } = await finished();
  const made = await library.playOn(JSON.stringify(record), { round: 5, seat: 1, city: 'Nowhere' });
  if (!made.ok) throw new Error(made.rejection.code);
  expect(await library.exportRecord(id)).toEqual(record);
  const now = await see(games, made.id);
  expect(now).toMatchObject({ over: false, practice: true, active: 1, bots: ['regular', null, 'regular'] });
  expect(now.imported).toBeUndefined();
  const [view] = now.views;
  expect(view?.record.rounds).toEqual(record.rounds.slice(0, 5));
  expect(view?.now?.cards).toEqual(record.rounds[5]?.cards);
});

test('playing on from the end continues in the last round', async () => {
  const { games, library, record } = await finished();
  const made = await library.playOn(JSON.stringify(record), { round: 999, seat: 0, city: '' });
  if (!made.ok) throw new Error(made.rejection.code);
  expect((await see(games, made.id)).views[0]?.record.rounds).toHaveLength(record.rounds.length - 1);
});

test('a bad record is rejected, and nothing is added', async () => {
  const { library, record } = await finished();
  const before = await library.list();
  const changed = JSON.stringify({ ...record, seed: 'AAAAAAAAAAAAAAAAAAAAAA' });
  expect(await library.playOn(changed, { round: 1, seat: 0, city: '' })).toMatchObject({ ok: false });
  expect(await library.list()).toEqual(before);
});
