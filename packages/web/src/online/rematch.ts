import type { MyTable, TableInfo } from 'picket-protocol';
import { myTables } from './api.ts';
import { followHidden } from './hidden.svelte.ts';
import { followReminding } from './push.ts';
import { keepSeat, isForgotten, keptSeats, seatAt } from './seats.ts';

/** A rematch has the same seats: they open with the same tokens, are reminded as before, and see no more of whom they did not want to see. Whether this one is new here. */
export function followRematch({ id, next }: Pick<TableInfo, 'id' | 'next'>): boolean {
  const seat = seatAt(id);
  if (next === null || seat === undefined || seatAt(next) !== undefined) return false;
  keepSeat(next, seat.token);
  followReminding(id, next);
  followHidden(id, next);
  return true;
}

/** Rematches of rematches that nobody looked at meanwhile. */
const UNSEEN = 10;

/** What this browser sits at, rematches that were made without it included; one that it forgot only where it is `wanted`. */
export async function myTablesNow(wanted?: string): ReturnType<typeof myTables> {
  const isNew = ({ info }: MyTable) =>
    info.next !== null && (info.next === wanted || !isForgotten(info.next)) && followRematch(info);
  let mine = await myTables();
  for (let i = 0; i < UNSEEN && mine.ok && mine.value.tables.filter(isNew).length > 0; i++) {
    mine = await myTables();
  }
  return mine;
}

/** Whether a table that this browser does not know is the rematch of one that it does: somebody reminded of it may never have seen it. */
export async function isRematch(table: string): Promise<boolean> {
  if (seatAt(table) !== undefined || keptSeats().length === 0) return false;
  await myTablesNow(table);
  return seatAt(table) !== undefined;
}
