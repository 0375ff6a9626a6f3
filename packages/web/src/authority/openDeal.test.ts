import { dealAfter, dealAt, dealOptions, type DealRule } from 'picket-protocol';
import { expect, test } from 'vitest';
import { openDeal } from './openDeal.ts';
import { authorityOn, playAll, see } from './testGames.ts';

const rule = dealAt('day', Date.UTC(2026, 10, 18));

const gameOf = (of: DealRule) => ({
  options: dealOptions(of, 'You'),
  city: 'Elm Grove',
  deal: of.id,
  dealt: openDeal(of.id),
});

test('an open deal is the same on every device, and changes every day', () => {
  // Never change this: games of the same day would no longer be comparable.
  expect(openDeal('2026-11-18')).toEqual({ seed: 'lIcNvwH3DzQ25331_nVfJA', rules: 2, data: 1 });
  expect(openDeal(dealAfter(rule).id).seed).not.toBe(openDeal(rule.id).seed);
  expect(openDeal('2026-W47').seed).not.toBe(openDeal(rule.id).seed);
  expect(() => openDeal('2026-W99')).toThrow('no deal');
});

test('games of an open deal are marked, even when started again or moved to another device, but not with a new deal', async () => {
  const here = authorityOn();
  const id = await here.library.create(gameOf(rule));
  await playAll(here.games, id);
  const record = await here.library.exportRecord(id);
  expect(record).toMatchObject({ seed: openDeal(rule.id).seed, rules: rule.rules, data: rule.data });
  const same = await here.library.again(id, 'same');
  const other = await here.library.again(id, 'new');
  const deals = async (library: typeof here.library) =>
    Object.fromEntries((await library.list()).map((game) => [game.id, game.deal]));
  expect(await deals(here.library)).toEqual({ [id]: rule.id, [same]: rule.id, [other]: undefined });
  expect((await see(here.games, id)).deal).toBe(rule.id);
  expect((await see(here.games, same)).views[0]?.now?.cards).toEqual(record?.rounds[0]?.cards);
  const there = authorityOn();
  for (const line of await here.library.exportAll()) await there.library.importRecord(line, '');
  expect(await deals(there.library)).toEqual(await deals(here.library));
});
