import type { TableInfo } from '@picket/protocol';
import { myTables } from './api.ts';
import { followReminding } from './push.ts';
import { keepSeat, keptSeats, seatAt } from './seats.ts';

/** A rematch has the same seats: they open with the same tokens, and are reminded as before. Whether this one is new here. */
export function followRematch({ id, next }: Pick<TableInfo, 'id' | 'next'>): boolean {
  const seat = seatAt(id);
  if (next === null || seat === undefined || seatAt(next) !== undefined) return false;
  keepSeat(next, seat.token);
  followReminding(id, next);
  return true;
}

/** Whether a table that this browser does not know is the rematch of one that it does: somebody reminded of it may never have seen it. */
export async function isRematch(table: string): Promise<boolean> {
  if (seatAt(table) !== undefined || keptSeats().length === 0) return false;
  for (let found = true; found && seatAt(table) === undefined;) {
    const mine = await myTables();
    found = mine.ok && mine.value.tables.filter(({ info }) => followRematch(info)).length > 0;
  }
  return seatAt(table) !== undefined;
}
