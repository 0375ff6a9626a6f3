import { expect, test, vi } from 'vitest';
import { saveSeat } from '../../online/seats.ts';
import { speakAll } from '../../text/language.ts';
import { quickMatch, suits } from './quickMatch.ts';
import { loadSettings, withChoice } from './settings.ts';

await speakAll('en');

const server = vi.hoisted(() => ({ openTables: vi.fn(), joinTable: vi.fn(), makeTable: vi.fn() }));
vi.mock('../../online/api.ts', () => server);
const go = vi.hoisted(() => vi.fn());
vi.mock('../../platform/router.ts', () => ({ go }));

test('a quick match joins a table with the same game, the same pace and a free seat', () => {
  const wanted = loadSettings(null);
  const { odds: _, ...settings } = wanted;
  expect(suits({ settings, seated: 1 }, wanted)).toBe(true);
  expect(suits({ settings: { ...settings, seats: 2 }, seated: 1 }, wanted)).toBe(true);
  expect(suits({ settings, seated: settings.seats }, wanted)).toBe(false);
  expect(suits({ settings: { ...settings, clock: 60 }, seated: 1 }, wanted)).toBe(false);
  const expert = withChoice(wanted, { mode: 'expert' });
  expect(suits({ settings, seated: 1 }, expert)).toBe(false);
});

test('a player who already waits at such a table stays in that seat', async () => {
  const wanted = loadSettings(null);
  const { odds: _, ...settings } = wanted;
  saveSeat('mine', 'token');
  const table = { table: 'mine', settings, seated: 1, made: 1 };
  server.openTables.mockResolvedValue({ ok: true, value: { tables: [table] } });
  expect(await quickMatch({ name: 'Ada', city: '' }, wanted)).toBeUndefined();
  expect(server.joinTable).not.toHaveBeenCalled();
  expect(server.makeTable).not.toHaveBeenCalled();
  expect(go).toHaveBeenCalledWith({ page: 'table', id: 'mine' });
});
