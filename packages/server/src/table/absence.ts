import { andThen, change, tellSeats, type Change, type Decided, type Told } from './change.ts';
import { withHost } from './people.ts';
import { putSeat, setTable } from './rows.ts';
import {
  awayLimitOf,
  deadlineOf,
  dueOf,
  hasPlayed,
  isAwaited,
  isPerson,
  seatOfKey,
  type Seat,
  type TableState,
} from './state.ts';

/** What the passing of time does to a table. */

/** Since when a person has not been there; undefined while there. */
export type Absence = (seat: Seat) => number | undefined;

export interface Passing {
  readonly now: number;
  readonly absentSince: Absence;
  /** People could not come or play until a moment ago: nobody is late or away for too long yet. */
  readonly patient: boolean;
  /** Milliseconds after which an absent host is replaced. */
  readonly hostLimit: number;
}

/** Caretakers for those who are late or away, a new host where the old one is gone; nothing where all is well. */
export function pass(state: TableState, passing: Passing): Change {
  const unchanged: Change = { state, writes: [], told: [] };
  const noted = must(andThen(unchanged, (next) => noteAbsence(next, passing.absentSince)));
  const acted = passing.patient ? noted : act(noted, passing);
  return must(andThen(acted, (next) => settleDue(next, passing.now)));
}

function act(noted: Change, passing: Passing): Change {
  const minded = must(andThen(noted, (next) => mindSeats(next, passing)));
  return must(andThen(minded, (next) => replaceHost(next, passing)));
}

/** Keeps what is stored in step with who is there: whoever is back before the next look costs nothing. */
export function noteAbsence(state: TableState, absentSince: Absence): Decided {
  if (state.status !== 'lobby' && state.status !== 'playing') return change(state, []);
  const changed = state.seats.flatMap((seat) => {
    const left = absentSince(seat) ?? null;
    return !isPerson(seat) || left === seat.left ? [] : [{ ...seat, left }];
  });
  return withSeats(state, changed, []);
}

function mindSeats(state: TableState, { now, absentSince }: Passing): Decided {
  if (state.status !== 'playing' || state.paced === null) return change(state, []);
  const isPast = (time: number | null) => time !== null && time <= now;
  const late = isPast(deadlineOf(state));
  // Nobody waits at a table that everybody has left, but for those who have played.
  const isThere = (seat: Seat) => isPerson(seat) && absentSince(seat) === undefined;
  const waits = hasPlayed(state) || state.seats.some(isThere);
  const reason = (seat: Seat): Seat['caretaker'] => {
    if (!isAwaited(state, seat)) return null;
    if (late) return 'time';
    const since = absentSince(seat);
    return waits && since !== undefined && isPast(awayLimitOf(state, since)) ? 'away' : null;
  };
  const minded = state.seats.flatMap((seat) => {
    const caretaker = reason(seat);
    return caretaker === null ? [] : [{ ...seat, caretaker }];
  });
  return withSeats(state, minded, [tellSeats(minded.map(({ key }) => key))]);
}

function withSeats(state: TableState, changed: readonly Seat[], told: readonly Told[]): Decided {
  if (changed.length === 0) return change(state, []);
  const seats = state.seats.map((seat) => changed.find(({ key }) => key === seat.key) ?? seat);
  return change(
    { ...state, seats },
    changed.map((seat) => putSeat(state.id, seat)),
    told,
  );
}

/** A host who is gone for long is followed by somebody who is there. */
function replaceHost(state: TableState, { now, absentSince, hostLimit }: Passing): Decided {
  if (state.status === 'closed') return change(state, []);
  const host = seatOfKey(state, state.host);
  const since = host === undefined ? 0 : absentSince(host);
  if (since === undefined || now - since < hostLimit) return change(state, []);
  const heir = state.seats.find((seat) => isPerson(seat) && absentSince(seat) === undefined);
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
  if (!decided.ok) throw new Error(`Time cannot be refused: ${decided.rejection.code}.`);
  return decided.value;
}
