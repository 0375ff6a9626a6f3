import { beforeEach, expect, test, vi } from 'vitest';
import type { OnlineTable } from '../../../online/table.svelte.ts';
import { savePaperSeat } from '../../../online/paperSeats.ts';
import { speakAll } from '../../../text/language.ts';
import { ScreenTable } from './screenTable.svelte.ts';

await speakAll('en');

const server = vi.hoisted(() => ({ sendOnPaper: vi.fn(), joinOnPaper: vi.fn() }));
vi.mock('../../../online/api.ts', () => server);
beforeEach(() => void vi.resetAllMocks());

const seat = (nr: number, name: string) => ({ seat: nr, key: nr + 7, name, paper: true, here: true });
const info = { host: 1, settings: { seats: 1000 } };
const at = (known: object): ScreenTable =>
  new ScreenTable({ id: 'T', known, view: undefined } as unknown as OnlineTable);

test('the screen of a small table counts its seats', () => {
  const screen = at({ info, seats: [seat(0, 'Dot'), seat(1, 'Ada')] });
  expect(screen.seated).toBe(2);
  expect(screen.turns).toEqual({ in: 0, of: 2 });
  expect(screen.host).toBe('Ada');
});

test('the screen of a very large table counts everyone, not only who is in its window', () => {
  const hall = { seats: [0, 400], seated: 900, here: 890, in: 512, host: 'Grace', standing: null };
  const screen = at({ info, hall, seats: [seat(0, 'Dot'), seat(1, 'Ada')] });
  expect(screen.seated).toBe(900);
  expect(screen.turns).toEqual({ in: 512, of: 900 });
  expect(screen.host).toBe('Grace');
});

test('a double tap sends one command', async () => {
  savePaperSeat({ table: 'T', key: 7, token: 'secret' });
  const screen = at({ info, seats: [seat(0, 'Dot')] });
  server.sendOnPaper.mockResolvedValue({ ok: true, value: {} });
  expect(await Promise.all([screen.done(0, []), screen.takeBack(0)])).toEqual([true, false]);
  expect(server.sendOnPaper).toHaveBeenCalledTimes(1);
  expect(await screen.takeBack(0)).toBe(true);
});
