import type { MyTable } from 'picket-protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { isReminded } from './push.ts';
import { isRematch, myTablesNow } from './rematch.ts';
import { forgetSeat, saveSeat, mySeats, seatAt } from './seats.ts';
import { stubStorage } from '../platform/storageStub.ts';
import { LOBBY } from './testKit.ts';

stubStorage();
beforeEach(() => {
  for (const { table } of mySeats()) forgetSeat(table);
  localStorage.removeItem('picket.forgotten');
});

const TOKEN = 'abcdefghijklmnopqrstuv';
const [FIRST, SECOND, THIRD] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;
const NEXT: { readonly [table: string]: string } = { [FIRST]: SECOND, [SECOND]: THIRD };

/** A server with a chain of rematches. */
function server(): { asked: number } {
  const count = { asked: 0 };
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    count.asked++;
    const { seats } = JSON.parse(body) as { seats: { table: string }[] };
    const tables = seats.map(({ table }): MyTable => ({
      info: { ...LOBBY.info, id: table, next: NEXT[table] ?? null },
      seat: 0,
      city: '',
      others: [],
      round: 0,
      in: [],
      yourMove: false,
      played: 1,
    }));
    return Response.json({ tables });
  });
  return count;
}

test('a player reminded of an unopened rematch has a seat there, and hidden players stay hidden', async () => {
  server();
  saveSeat(FIRST, TOKEN);
  localStorage.setItem('picket.reminded', JSON.stringify([FIRST]));
  localStorage.setItem(`picket.hidden.${FIRST}`, '[1]');
  expect(await isRematch(THIRD)).toBe(true);
  expect(seatAt(THIRD)?.token).toBe(TOKEN);
  expect([isReminded(SECOND), isReminded(THIRD)]).toEqual([true, true]);
  expect(localStorage.getItem(`picket.hidden.${THIRD}`)).toBe('[1]');
});

test('other tables are only watched, and a browser without a seat sends no request', async () => {
  const count = server();
  expect(await isRematch('dddddddddddd')).toBe(false);
  expect(count.asked).toBe(0);
  saveSeat(SECOND, TOKEN);
  expect(await isRematch('dddddddddddd')).toBe(false);
  expect(isReminded(THIRD)).toBe(false);
});

test("a rematch created in the player's absence is among their tables", async () => {
  server();
  saveSeat(FIRST, TOKEN);
  const mine = await myTablesNow();
  expect(mine.ok && mine.value.tables.map(({ info }) => info.id).toSorted()).toEqual([FIRST, SECOND, THIRD]);
});

test('a forgotten rematch stays forgotten until it is opened', async () => {
  server();
  saveSeat(SECOND, TOKEN);
  await myTablesNow();
  forgetSeat(THIRD);
  await myTablesNow();
  expect(seatAt(THIRD)).toBeUndefined();
  expect(await isRematch(THIRD)).toBe(true);
});
