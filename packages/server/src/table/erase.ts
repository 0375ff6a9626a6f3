import { en } from 'picket-words';
import type { Write } from '../store/write.ts';
import { andThen, change, refused, type Decided, type Outgoing } from './change.ts';
import { distinctName, playersWith, withPlayers } from './names.ts';
import { resign } from './people.ts';
import { putSeat, setTable } from './rows.ts';
import { withoutName } from './sealed.ts';
import { withoutTraces } from './traces.ts';
import { isPerson, seatOfKey, seatOfNr, type Seat, type TableState } from './state.ts';

/** Deletes a player's data. The turns stay: they are part of other players' games. */

/** For the operator; also deletes what others have reported about the player. */
export function forget(state: TableState, nr: number): Decided {
  const seat = seatOfNr(state, nr);
  if (seat === undefined) return refused('no-such-seat');
  const about: Write = { remove: 'reports', where: { table_id: state.id, key: seat.key } };
  const writes = [about, ownReports(state, seat.key)];
  return andThen({ state, writes, outgoing: [] }, (next) => removeTraces(next, seat.key));
}

/** For the player, who leaves the table first. Reports by others stay, or players could delete evidence. */
export function erase(state: TableState, key: number, now: number): Decided {
  const seat = seatOfKey(state, key);
  if (seat === undefined) return refused('no-such-seat');
  const leaves = state.status === 'lobby' || (state.status === 'playing' && isPerson(seat));
  // First, since those of a player who leaves are kept.
  const reported = { state, writes: [ownReports(state, key)], outgoing: [] };
  const left = andThen(reported, (next) => (leaves ? resign(next, seat, now) : change(next, [])));
  return left.ok ? andThen(left.value, (next) => removeTraces(next, key)) : left;
}

function ownReports({ id }: TableState, key: number): Write {
  return { remove: 'reports', where: { table_id: id, by_key: key } };
}

function removeTraces(state: TableState, key: number): Decided {
  return andThen(withoutTraces(state, key), (next) => removeName(next, key));
}

/** Everyone gets a new snapshot, without the name and the chat. */
function removeName(state: TableState, key: number): Decided {
  const seat = seatOfKey(state, key);
  // A player who left before the start has no seat.
  if (seat === undefined) return change(state, []);
  const nameless: Seat = { ...seat, name: distinctName(state, key, en.formerPlayer), city: '' };
  const players = playersWith(state, nameless);
  const seats = state.seats.map((other) => (other.key === key ? nameless : other));
  const writes = [
    putSeat(state.id, nameless),
    ...withoutName(state),
    ...(players === undefined ? [] : [setTable(state, { players: JSON.stringify(players) })]),
  ];
  const outgoing: Outgoing[] = [{ send: 'reconnect', key }, { send: 'table' }];
  return change(withPlayers({ ...state, seats }, players), writes, outgoing);
}
