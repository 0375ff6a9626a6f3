import { builtIn } from 'picket-engine';
import { expect, test } from 'vitest';
import { authorityOn, draftOf, playAll, playOne, see, wanted } from './testGames.ts';

async function someGames() {
  const { games, library } = authorityOn();
  const over = await library.create(wanted({ players: ['Ada', 'Bob'] }, { city: 'Oak Hollow' }));
  await playAll(games, over);
  const running = await library.create(wanted({}, { city: 'Elm Grove' }));
  for (let i = 0; i < 5; i++) await playOne(games, running);
  await games.saveDraft(running, draftOf(1));
  return { games, library, over, running };
}

test('all games move to another device, with those in progress and their drafts', async () => {
  const here = await someGames();
  const there = authorityOn();
  const lines = await here.library.exportAll();
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(await there.library.importRecord(line, 'x')).toMatchObject({ ok: true });
  expect(await there.library.list()).toEqual(await here.library.list());
  expect(await see(there.games, here.running)).toEqual(await see(here.games, here.running));
  expect(await there.library.exportAll()).toEqual(lines);
});

test('importing twice changes nothing, and a game with more turns is updated', async () => {
  const here = await someGames();
  const there = authorityOn();
  const lines = await here.library.exportAll();
  for (const line of [...lines, ...lines]) await there.library.importRecord(line, 'x');
  expect(await there.library.list()).toHaveLength(2);
  await playOne(here.games, here.running);
  const [, later = ''] = await here.library.exportAll();
  expect(await there.library.importRecord(later, 'x')).toEqual({ ok: true, id: here.running, renewed: true });
  // Importing the older file again doesn't undo those turns.
  expect(await there.library.importRecord(lines[1] ?? '', 'x')).toEqual({ ok: true, id: here.running });
  expect(await see(there.games, here.running)).toEqual(await see(here.games, here.running));
});

test('a game that was continued differently on both devices is kept as two games', async () => {
  const here = await someGames();
  const there = authorityOn();
  for (const line of await here.library.exportAll()) await there.library.importRecord(line, 'x');
  await playOne(here.games, here.running, 'here');
  await playOne(there.games, here.running, 'there');
  await playOne(there.games, here.running, 'there');
  const before = await see(here.games, here.running);
  const [, other = ''] = await there.library.exportAll();
  const added = await here.library.importRecord(other, 'x');
  if (!added.ok) throw new Error(added.rejection.code);
  expect(added.id).not.toBe(here.running);
  expect(await see(here.games, here.running)).toEqual(before);
  expect(await here.library.list()).toHaveLength(3);
  expect(await here.library.importRecord(other, 'x')).toEqual({ ok: true, id: added.id });
  expect(await here.library.list()).toHaveLength(3);
});

test('a user’s components move with their games', async () => {
  const here = authorityOn();
  const saved = await here.library.saveComponents('mine', JSON.stringify(builtIn));
  if (!saved.ok) throw new Error(saved.rejection.code);
  await here.library.create(wanted({ components: saved.value.hash }));
  const [line = ''] = await here.library.exportAll();
  const there = authorityOn();
  expect(await there.library.importRecord(line, 'x')).toMatchObject({ ok: true });
  expect(await there.library.components()).toMatchObject([{ name: 'mine' }]);
});

test('a tampered line is rejected, and nothing is added', async () => {
  const here = await someGames();
  const [line = ''] = await here.library.exportAll();
  const there = authorityOn();
  const bad = [
    line.replace(/"seed":"[^"]*"/, '"seed":"x"'),
    line.replace('"do":"write"', '"do":"fly"'),
    '{"format":"picket-game/1"}',
  ];
  for (const text of bad) expect(await there.library.importRecord(text, 'x')).toMatchObject({ ok: false });
  expect(await there.library.list()).toEqual([]);
});
