import type { MyTable, TableInfo } from 'picket-protocol';
import { myTables } from './api.ts';
import { followHidden } from './hidden.svelte.ts';
import { followReminding } from './push.ts';
import { saveSeat, isForgotten, mySeats, seatAt } from './seats.ts';

/** A rematch has the same seats, tokens, reminders and hidden players. Returns whether it was unknown here. */
export function followRematch({ id, next }: Pick<TableInfo, 'id' | 'next'>): boolean {
  const seat = seatAt(id);
  if (next === null || seat === undefined || seatAt(next) !== undefined) return false;
  saveSeat(next, seat.token);
  followReminding(id, next);
  followHidden(id, next);
  return true;
}

/** The longest chain of unopened rematches to follow. */
const MAX_CHAIN = 10;

/**
 * The tables of this browser, including rematches created in its absence; a forgotten one only if it is
 * `wanted`.
 */
export async function myTablesNow(wanted?: string): ReturnType<typeof myTables> {
  const isNew = ({ info }: MyTable) =>
    info.next !== null && (info.next === wanted || !isForgotten(info.next)) && followRematch(info);
  let mine = await myTables();
  for (let i = 0; i < MAX_CHAIN && mine.ok && mine.value.tables.filter(isNew).length > 0; i++) {
    mine = await myTables();
  }
  return mine;
}

/** Whether an unknown table is the rematch of a known one: a player reminded of it may never have seen it. */
export async function isRematch(table: string): Promise<boolean> {
  if (seatAt(table) !== undefined || mySeats().length === 0) return false;
  await myTablesNow(table);
  return seatAt(table) !== undefined;
}
