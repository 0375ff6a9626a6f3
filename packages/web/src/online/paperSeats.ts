import * as v from 'valibot';
import { write } from '../platform/storage.ts';
import { readStoredList } from './stored.ts';

/** Players on paper whose commands this browser sends, as the screen of their table. */

const PaperSeat = v.object({ table: v.string(), key: v.number(), token: v.string() });
type PaperSeat = Readonly<v.InferOutput<typeof PaperSeat>>;

const KEY = 'picket.paper';
const MOST = 200;

/** If they can't be stored, they last as long as the page. */
let unsaved: readonly PaperSeat[] = [];

export function paperSeatsAt(table: string): readonly PaperSeat[] {
  return stored().filter((seat) => seat.table === table);
}

export function savePaperSeat(seat: PaperSeat): void {
  const others = stored().filter(({ table, key }) => table !== seat.table || key !== seat.key);
  unsaved = [seat, ...others].slice(0, MOST);
  write(KEY, unsaved);
}

/** In a rematch, the same token has the same seat. */
export function followOnPaper(from: string, to: string): void {
  for (const { key, token } of paperSeatsAt(from)) savePaperSeat({ table: to, key, token });
}

function stored(): readonly PaperSeat[] {
  return readStoredList(KEY, PaperSeat) ?? unsaved;
}
