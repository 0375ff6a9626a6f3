import { isObject, isText, listOf } from '../platform/guards.ts';
import { read, write } from '../platform/storage.ts';

/** A seat of this browser. The token is the key to the seat; it is stored here and is never in a URL. */
export interface MySeat {
  readonly table: string;
  readonly token: string;
  /** When it was last opened, in milliseconds. */
  readonly at: number;
}

const KEY = 'picket.seats';
const FORGOTTEN = 'picket.forgotten';
/** As many as the server returns per request. */
const MOST = 200;

/** Seats that can't be stored last as long as the page. */
const unsaved = new Map<string, MySeat>();

/** Most recently opened first. */
export function mySeats(): readonly MySeat[] {
  const stored = listOf(read(KEY), isSeat);
  const others = [...unsaved.values()].filter(({ table }) => !stored.some((seat) => seat.table === table));
  return [...stored, ...others].toSorted((a, b) => b.at - a.at);
}

export function seatAt(table: string): MySeat | undefined {
  return mySeats().find((seat) => seat.table === table);
}

export function saveSeat(table: string, token: string): void {
  const seat = { table, token, at: Date.now() };
  unsaved.set(table, seat);
  write(KEY, [seat, ...without(table)].slice(0, MOST));
}

export function forgetSeat(table: string): void {
  unsaved.delete(table);
  write(KEY, without(table));
  write(FORGOTTEN, [table, ...forgotten()].slice(0, MOST));
}

/** Whether a seat at this table was forgotten: it must not come back automatically. */
export function isForgotten(table: string): boolean {
  return forgotten().includes(table);
}

function forgotten(): readonly string[] {
  return listOf(read(FORGOTTEN), isText);
}

function without(table: string): readonly MySeat[] {
  return mySeats().filter((seat) => seat.table !== table);
}

function isSeat(value: unknown): value is MySeat {
  return (
    isObject(value) && isText(value['table']) && isText(value['token']) && typeof value['at'] === 'number'
  );
}
