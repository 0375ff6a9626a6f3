import type { SeatInfo, TableInfo } from 'picket-protocol';
import { deadlineOf, endedOf, seatOfKey, type Seat, type TableState } from './state.ts';

/** Public information about a table and its seats. */

export function infoOf(state: TableState): TableInfo {
  const { id, status, code, settings, muted, next } = state;
  const host = seatOfKey(state, state.host)?.nr ?? null;
  return {
    id,
    status,
    code,
    settings,
    host,
    muted,
    deadline: deadlineOf(state),
    ended: endedOf(state),
    next,
  };
}

/** Bots are always present. */
export function seatInfo({ left: _left, nr, ...seat }: Seat, here: (nr: number) => boolean): SeatInfo {
  return { seat: nr, ...seat, here: seat.bot !== null || here(nr) };
}
