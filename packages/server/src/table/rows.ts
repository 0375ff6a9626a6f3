import type { Write } from '../store/write.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import type { Seat, TableState } from './state.ts';

/** Database rows of a table and its seats. */

export function seatRow(table: string, { style, muted, paper, sheet, ...seat }: Seat): SeatRow {
  return {
    table_id: table,
    ...seat,
    style: style === null ? null : JSON.stringify(style),
    muted: Number(muted),
    paper: Number(paper),
    sheet: sheet === null ? null : JSON.stringify(sheet),
  };
}

export function putSeat(table: string, seat: Seat): Write {
  return { put: 'seats', row: seatRow(table, seat) };
}

export function setTable({ id }: TableState, set: Partial<TableRow>): Write {
  return { update: 'tables', where: { id }, set };
}

/** The row of a new table. */
export function newTableRow(state: TableState): TableRow {
  const { id, made, touched, status, code, settings, host, founder, muted, odds } = state;
  const { paced, due, next, keys, deal } = state;
  return {
    id,
    made,
    touched,
    status,
    code,
    public: Number(settings.public),
    settings: JSON.stringify(settings),
    host,
    founder,
    muted: Number(muted),
    odds: Number(odds),
    seed: null,
    rules: null,
    data: null,
    plans: null,
    players: null,
    paced,
    due,
    next,
    keys,
    deal,
    result: null,
  };
}
