import { en } from 'picket-words';
import type { Write } from '../store/write.ts';
import { andThen, change, refused, type Decided } from './change.ts';
import { distinctName } from './names.ts';
import { resign } from './people.ts';
import { putSeat, setTable } from './rows.ts';
import { isPerson, seatOfKey, seatOfNr, type Seat, type TableState } from './state.ts';

/** Deleting what is stored about a player. The turns stay: they are part of other players' games. */

/** For the operator; deletes what others have reported about the player, too. */
export function forget(state: TableState, nr: number): Decided {
  const seat = seatOfNr(state, nr);
  if (seat === undefined) return refused('no-such-seat');
  const reports: Write = { remove: 'reports', where: { table_id: state.id, key: seat.key } };
  return andThen({ state, writes: [reports], outgoing: [] }, (next) => removeTraces(next, seat.key));
}

/** For the player, who leaves the table first. What others have reported stays, or players could delete evidence. */
export function erase(state: TableState, key: number, now: number): Decided {
  const seat = seatOfKey(state, key);
  if (seat === undefined) return refused('no-such-seat');
  const leaves = state.status === 'lobby' || (state.status === 'playing' && isPerson(seat));
  const left = leaves ? resign(state, seat, now) : change(state, []);
  return left.ok ? andThen(left.value, (next) => removeTraces(next, key)) : left;
}

function removeTraces(state: TableState, key: number): Decided {
  const where = { table_id: state.id, key };
  const writes: Write[] = [
    { remove: 'chat', where },
    { remove: 'push', where },
    { remove: 'tokens', where },
    { remove: 'links', where },
    { remove: 'answers', where },
    { remove: 'reports', where: { table_id: state.id, by_key: key } },
  ];
  const isOther = (row: { readonly key: number }) => row.key !== key;
  const left: TableState = {
    ...state,
    chat: state.chat.filter(isOther),
    tokens: state.tokens.filter(isOther),
    links: state.links.filter(isOther),
  };
  return andThen({ state: left, writes, outgoing: [] }, (next) => removeName(next, key));
}

/** The game in memory still has the name, so the table has to be loaded again. */
function removeName(state: TableState, key: number): Decided {
  const seat = seatOfKey(state, key);
  // A player who left before the start has no seat.
  if (seat === undefined) return change(state, []);
  const nameless: Seat = { ...seat, name: distinctName(state, key, en.formerPlayer), city: '' };
  const players = state.game?.state.rules.options.players.with(seat.nr, nameless.name);
  const seats = state.seats.map((other) => (other.key === key ? nameless : other));
  return change({ ...state, seats }, [
    putSeat(state.id, nameless),
    ...(players === undefined ? [] : [setTable(state, { players: JSON.stringify(players) })]),
  ]);
}
