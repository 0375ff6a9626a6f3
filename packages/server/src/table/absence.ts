import { andThen, change, tellSeats, type Change, type Decided } from './change.ts';
import { withHost } from './people.ts';
import { putSeat, setTable } from './rows.ts';
import { deadlineOf, dueOf, isPerson, seatOfKey, type Seat, type TableState } from './state.ts';

/** What the passing of time does to a table. */

/** Since when a person has not been there; undefined while there. */
type Absence = (nr: number) => number | undefined;

export interface Passing {
  readonly now: number;
  readonly absentSince: Absence;
  /** Milliseconds after which an absent host is replaced. */
  readonly hostLimit: number;
}

/** Caretakers for those who are late or away, a new host where the old one is gone; nothing where all is well. */
export function pass(state: TableState, passing: Passing): Change {
  const unchanged: Change = { state, writes: [], told: [] };
  const minded = must(andThen(unchanged, (next) => mindSeats(next, passing)));
  const hosted = must(andThen(minded, (next) => replaceHost(next, passing)));
  return must(andThen(hosted, (next) => settleDue(next, passing.now)));
}

function mindSeats(state: TableState, { now, absentSince }: Passing): Decided {
  const { game, settings } = state;
  if (game === undefined || state.status !== 'playing' || state.paced === null) return change(state, []);
  const late = (deadlineOf(state) ?? Number.POSITIVE_INFINITY) <= now;
  const away = settings.away === null ? Number.POSITIVE_INFINITY : settings.away * 1000;
  // Nobody waits at a table that everybody has left.
  const waits = state.seats.some((seat) => isPerson(seat) && absentSince(seat.nr) === undefined);
  const reason = (seat: Seat): Seat['caretaker'] => {
    if (!isPerson(seat) || seat.caretaker !== null || game.turns[seat.nr] !== undefined) return null;
    if (late) return 'time';
    const since = absentSince(seat.nr);
    return waits && since !== undefined && now - since >= away ? 'away' : null;
  };
  const minded = state.seats.flatMap((seat) => {
    const caretaker = reason(seat);
    return caretaker === null ? [] : [{ ...seat, caretaker }];
  });
  if (minded.length === 0) return change(state, []);
  const seats = state.seats.map((seat) => minded.find(({ key }) => key === seat.key) ?? seat);
  return change(
    { ...state, seats },
    minded.map((seat) => putSeat(state.id, seat)),
    [tellSeats(minded.map(({ key }) => key))],
  );
}

/** A host who is gone for long is followed by somebody who is there. */
function replaceHost(state: TableState, { now, absentSince, hostLimit }: Passing): Decided {
  if (state.status === 'closed') return change(state, []);
  const host = seatOfKey(state, state.host);
  const since = host === undefined ? 0 : absentSince(host.nr);
  if (since === undefined || now - since < hostLimit) return change(state, []);
  const heir = state.seats.find((seat) => isPerson(seat) && absentSince(seat.nr) === undefined);
  return heir === undefined ? change(state, []) : withHost(state, heir.key);
}

/** Keeps what is stored in step with when the table wants to be looked at again. */
function settleDue(state: TableState, now: number): Decided {
  const due = dueOf(state, now);
  // A time that is past says “now” as well as any other.
  const same = due === state.due || (due !== null && state.due !== null && due <= now && state.due <= now);
  return same ? change(state, []) : change({ ...state, due }, [setTable(state, { due })]);
}

function must(decided: Decided): Change {
  if (!decided.ok) throw new Error(`Time cannot be refused: ${decided.refusal.code}.`);
  return decided.value;
}
