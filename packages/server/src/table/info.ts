import type { SeatInfo, TableInfo } from 'picket-protocol';
import { deadlineOf, endedOf, offerOf, seatOfKey, type Seat, type TableState } from './state.ts';

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
    acting: state.host !== state.founder,
    muted,
    deadline: deadlineOf(state),
    ended: endedOf(state),
    next,
  };
}

/** Bots are always present, and so are players on paper. Styles have their own message. */
export function seatInfo(
  state: TableState,
  { left: _left, style: _style, sheet: _sheet, paper, nr, ...seat }: Seat,
  here: (nr: number) => boolean,
): SeatInfo {
  const offered = offerOf(state, seat.key)?.opens ?? null;
  return {
    seat: nr,
    ...seat,
    here: seat.bot !== null || paper || here(nr),
    ...(paper && { paper }),
    offered,
  };
}
