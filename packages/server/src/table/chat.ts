import { randomUUID } from 'node:crypto';
import { LIMITS, type Reaction } from 'picket-protocol';
import type { Evidence } from '../store/schema.ts';
import type { Write } from '../store/write.ts';
import { change, INFO, refused, type Decided } from './change.ts';
import { withSeat } from './lobby.ts';
import { setTable } from './rows.ts';
import { isHall, seatOfNr, type Seat, type TableState } from './state.ts';

/** Chat, reactions, muting and reports. */

/** At a very large table only the host may chat, since everyone gets each line. */
function isSilent(state: TableState, seat: Seat): boolean {
  return state.muted || seat.muted || (isHall(state) && state.host !== seat.key);
}

export function chat(state: TableState, seat: Seat, text: string, now: number): Decided {
  if (isSilent(state, seat)) return refused('muted');
  const nr = (state.chat.at(-1)?.nr ?? -1) + 1;
  const line = { nr, key: seat.key, at: now, text };
  return change(
    { ...state, chat: [...state.chat, line].slice(-LIMITS.chatKept) },
    [
      { insert: 'chat', row: { table_id: state.id, ...line } },
      { remove: 'chat', where: { table_id: state.id, nr: nr - LIMITS.chatKept } },
    ],
    [{ send: 'news', news: { type: 'chat', seat: seat.nr, at: now, text } }],
  );
}

/** Reactions are not stored. */
export function react(state: TableState, seat: Seat, reaction: Reaction): Decided {
  if (isSilent(state, seat)) return refused('muted');
  return change(state, [], [{ send: 'news', news: { type: 'reaction', seat: seat.nr, reaction } }]);
}

export function muteSeat(state: TableState, nr: number, on: boolean): Decided {
  const seat = seatOfNr(state, nr);
  return seat === undefined ? refused('no-such-seat') : withSeat(state, { ...seat, muted: on });
}

export function muteTable(state: TableState, on: boolean): Decided {
  return change({ ...state, muted: on }, [setTable(state, { muted: Number(on) })], [INFO]);
}

/** Chat lines of the reported player that are copied into a report. */
const LINES_COPIED = 10;

/** Only the operator sees reports. */
export function report(
  state: TableState,
  by: Seat,
  about: { seat: number; text: string },
  now: number,
): Decided {
  const seat = seatOfNr(state, about.seat);
  if (seat === undefined) return refused('no-such-seat');
  const row = {
    id: randomUUID(),
    table_id: state.id,
    by_key: by.key,
    key: seat.key,
    text: about.text,
    at: now,
    evidence: JSON.stringify(evidenceOf(state, seat)),
  };
  const writes: Write[] = [{ insert: 'reports', row }];
  return change(state, writes);
}

function evidenceOf({ chat: lines }: TableState, { key, name }: Seat): Evidence {
  const own = lines.filter((line) => line.key === key).slice(-LINES_COPIED);
  return { name, chat: own.map(({ at, text }) => ({ at, text })) };
}
