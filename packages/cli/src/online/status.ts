import { withoutControls } from '../io/table.ts';
import type { Text } from '../text/text.ts';
import type { OnlineTable } from './onlineTable.ts';

const MOST_NAMED = 3;

/** The players being waited for, the clock, and the connection, in one line. */
export function statusLine(table: OnlineTable, text: Text): string {
  const { online } = text;
  const { state } = table.line;
  const isMinded = table.me?.caretaker === 'time' || table.me?.caretaker === 'away';
  return online.status([
    state === 'draining' ? online.restarting : state === 'open' ? '' : online.lost,
    isMinded ? online.caretaker : waiting(table, text),
    clock(table, text),
  ]);
}

function waiting(table: OnlineTable, { online }: Text): string {
  const { known, view } = table;
  if (known === undefined || view?.now === undefined) return '';
  const missing = view.now.in.flatMap((isIn, seat) => (isIn || seat === known.you ? [] : [seat]));
  const isIn = view.now.turn !== undefined;
  if (missing.length === 0) return isIn ? online.everyoneIn : online.everyoneWaits;
  const others = missing.length > MOST_NAMED ? missing.length : missing.map((seat) => player(table, seat));
  return isIn ? online.waiting(others) : online.yourMove(others);
}

function player(table: OnlineTable, seat: number) {
  const info = table.known?.seats.find((other) => other.seat === seat);
  const isAway = info !== undefined && !info.here && info.bot === null && info.caretaker === null;
  return { name: withoutControls(table.nameOf(seat)), isAway };
}

function clock(table: OnlineTable, { online }: Text): string {
  const left = table.timeLeft;
  return left === undefined ? '' : online.clock(Math.ceil(left / 1000));
}
