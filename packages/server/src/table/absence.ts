import { andThen, change, INFO, sendSeats, type Change, type Decided, type Outgoing } from './change.ts';
import { passOnPaper } from './turns.ts';
import { putSeat, setTable } from './rows.ts';
import {
  awayLimitOf,
  canHost,
  deadlineOf,
  dueOf,
  hasPlayed,
  isAwaited,
  isPerson,
  isUnfinished,
  seatOfKey,
  silentPaper,
  type Seat,
  type TableState,
} from './state.ts';

/** What happens at a table as time passes. */

/** Since when a player has been away; undefined while present. */
export type Absence = (seat: Seat) => number | undefined;

export interface Tick {
  readonly now: number;
  readonly absentSince: Absence;
  /** Players could not connect or play until recently, so nobody counts as late or away yet. */
  readonly isGracePeriod: boolean;
  /** Milliseconds after which an absent host is replaced. */
  readonly hostLimit: number;
}

/** Assigns caretakers to late or absent players, and replaces an absent host. */
export function applyTime(state: TableState, tick: Tick): Change {
  const unchanged: Change = { state, writes: [], outgoing: [] };
  const noted = must(andThen(unchanged, (next) => recordAbsence(next, tick.absentSince)));
  const acted = tick.isGracePeriod ? noted : act(noted, tick);
  return must(andThen(acted, (next) => settleDue(next, tick.now)));
}

function act(noted: Change, tick: Tick): Change {
  const caredFor = must(andThen(noted, (next) => assignCaretakers(next, tick)));
  const hosted = must(andThen(caredFor, (next) => replaceHost(next, tick)));
  return passSilent(hosted, tick.now);
}

/** In sequence: a turn can skip others who have resigned, or end the round. */
function passSilent(before: Change, now: number): Change {
  const [seat] = silentPaper(before.state, now);
  return seat === undefined
    ? before
    : passSilent(must(andThen(before, (next) => passOnPaper(next, seat, now))), now);
}

/** Updates the stored absences. Short absences between two ticks are never written. */
export function recordAbsence(state: TableState, absentSince: Absence): Decided {
  if (!isUnfinished(state)) return change(state, []);
  const changed = state.seats.flatMap((seat) => {
    const left = absentSince(seat) ?? null;
    return !isPerson(seat) || seat.paper || left === seat.left ? [] : [{ ...seat, left }];
  });
  return withSeats(state, changed, []);
}

function assignCaretakers(state: TableState, { now, absentSince }: Tick): Decided {
  if (state.status !== 'playing' || state.paced === null) return change(state, []);
  const isPast = (time: number | null) => time !== null && time <= now;
  const late = isPast(deadlineOf(state));
  // If everyone has left, nobody is waiting, unless a player has already submitted a turn.
  const isThere = (seat: Seat) => isPerson(seat) && absentSince(seat) === undefined;
  const waits = hasPlayed(state) || state.seats.some(isThere);
  const reason = (seat: Seat): Seat['caretaker'] => {
    if (seat.paper || !isAwaited(state, seat)) return null;
    if (late) return 'time';
    const since = absentSince(seat);
    return waits && since !== undefined && isPast(awayLimitOf(state, since)) ? 'away' : null;
  };
  const caredFor = state.seats.flatMap((seat) => {
    const caretaker = reason(seat);
    return caretaker === null ? [] : [{ ...seat, caretaker }];
  });
  return withSeats(state, caredFor, [sendSeats(caredFor.map(({ key }) => key))]);
}

function withSeats(state: TableState, changed: readonly Seat[], outgoing: readonly Outgoing[]): Decided {
  if (changed.length === 0) return change(state, []);
  const byKey = new Map(changed.map((seat) => [seat.key, seat]));
  const seats = state.seats.map((seat) => byKey.get(seat.key) ?? seat);
  return change(
    { ...state, seats },
    changed.map((seat) => putSeat(state.id, seat)),
    outgoing,
  );
}

/** Replaces a host who has been away too long by a player who is present. */
function replaceHost(state: TableState, { now, absentSince, hostLimit }: Tick): Decided {
  if (state.status === 'closed') return change(state, []);
  const host = seatOfKey(state, state.host);
  const since = host === undefined ? 0 : absentSince(host);
  if (since === undefined || now - since < hostLimit) return change(state, []);
  const heir = state.seats.find((seat) => canHost(seat) && absentSince(seat) === undefined);
  return heir === undefined
    ? change(state, [])
    : change({ ...state, host: heir.key }, [setTable(state, { host: heir.key })], [INFO]);
}

/** Updates when the table must be checked next. */
function settleDue(state: TableState, now: number): Decided {
  const due = dueOf(state, now);
  // All past times mean “now”.
  const same = due === state.due || (due !== null && state.due !== null && due <= now && state.due <= now);
  return same ? change(state, []) : change({ ...state, due }, [setTable(state, { due })]);
}

function must(decided: Decided): Change {
  if (!decided.ok) throw new Error(`Unexpected rejection: ${decided.rejection.code}.`);
  return decided.value;
}
