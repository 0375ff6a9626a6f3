import { newGame, rejection, type Box } from 'picket-engine';
import { isPlain, LIMITS, type BotStyle, type LevelName, type Settings } from 'picket-protocol';
import { en } from 'picket-words';
import type { Write } from '../store/write.ts';
import { change, INFO, refused, sendSeats, type Decided, type Outgoing } from './change.ts';
import { freeNr, newSeat, seatedAt, whyNotPlayable, type Person } from './making.ts';
import { distinctName } from './names.ts';
import { paperOf } from './load.ts';
import { pinnedOf } from './pinned.ts';
import { putSeat, setTable } from './rows.ts';
import { freshSecret } from './secrets.ts';
import { detachReports, withoutTraces } from './traces.ts';
import { canHost, dueOf, isHall, seatOfNr, type Seat, type TableState } from './state.ts';

/** Commands before the start. */

function inLobby(state: TableState, decide: () => Decided): Decided {
  if (state.status === 'closed') return refused('table-closed');
  return state.status === 'lobby' ? decide() : refused('already-started');
}

export function rename(state: TableState, seat: Seat, { name, city }: Person): Decided {
  return inLobby(state, () => withSeat(state, { ...seat, name: distinctName(state, seat.key, name), city }));
}

/** A table is sent either whole or in windows: clients of the two kinds can't switch. */
export function changeSettings(
  state: TableState,
  part: Partial<Settings>,
  box: Box,
  seatLimit: number,
): Decided {
  return inLobby(state, () => {
    const settings: Settings = { ...state.settings, ...part };
    const unplayable = whyNotPlayable(settings, box, isHall(state) ? seatLimit : LIMITS.wholeSeats);
    if (isHall(state) && !isHall({ settings })) {
      const refusal = rejection('too-few-players', { min: LIMITS.wholeSeats + 1 });
      return refused('options-refused', { refusal });
    }
    if (unplayable !== undefined) return { ok: false, rejection: unplayable };
    if (state.seats.length > settings.seats) return refused('table-full');
    return change(
      { ...state, settings },
      [setTable(state, { settings: JSON.stringify(settings), public: Number(settings.public) })],
      [INFO],
    );
  });
}

/** `info` is numbered, so a client that is reconnecting is not considered up to date. */
export function allowOdds(state: TableState, odds: boolean): Decided {
  return inLobby(state, () =>
    state.odds === odds
      ? change(state, [])
      : change({ ...state, odds }, [setTable(state, { odds: Number(odds) })], [INFO, { send: 'lens' }]),
  );
}

export function addBot(state: TableState, level: LevelName, style?: BotStyle): Decided {
  return inLobby(state, () => {
    const nr = freeNr(state);
    if (nr === undefined) return refused('table-full');
    const bot = newSeat(state.keys, nr, { name: nameForBot(state), city: '' }, null);
    return withSeat(state, {
      ...bot,
      bot: level,
      style: style === undefined || isPlain(style) ? null : style,
    });
  });
}

/** The first unused name; when all are taken, they get numbers. */
function nameForBot(state: TableState): string {
  const free = en.botNames.find((name) => distinctName(state, state.keys, name) === name);
  return free ?? distinctName(state, state.keys, en.botNames[state.seats.length % en.botNames.length] ?? '');
}

export function removeSeat(state: TableState, nr: number, by: Seat): Decided {
  return inLobby(state, () => {
    const seat = seatOfNr(state, nr);
    if (seat === undefined) return refused('no-such-seat');
    if (seat.key === by.key) return refused('is-you');
    return seat.key === state.founder ? refused('not-founder') : leave(state, seat);
  });
}

/** Leaves the table. If the host leaves, the player who has been there longest becomes host. */
export function leave(state: TableState, seat: Seat): Decided {
  return inLobby(state, () => {
    const { state: left, writes: removed } = withoutTraces(state, seat.key);
    const seats = state.seats.filter(({ key }) => key !== seat.key);
    const heir = seats.filter(canHost).toSorted((a, b) => a.key - b.key)[0]?.key ?? null;
    const founder = state.founder === seat.key ? heir : state.founder;
    const host = state.host === seat.key ? founder : state.host;
    const writes: Write[] = [
      { remove: 'seats', where: { table_id: state.id, key: seat.key } },
      ...removed,
      detachReports(state, seat.key),
      setTable(state, { host, founder }),
    ];
    const outgoing: Outgoing[] = [
      sendSeats([], [seat.nr]),
      ...(host === state.host && founder === state.founder ? [] : [INFO]),
      { send: 'reconnect', key: seat.key },
    ];
    return change({ ...left, seats, host, founder }, writes, outgoing);
  });
}

/** Settings of the deal that are not up to the table. */
interface GivenDeal {
  readonly seed: string;
  readonly rules: number;
  readonly data: number;
}

/** Deals with the newest rules and data, unless others are given. Renumbers the seats, releases the code, and sends everyone a snapshot. */
export function start(state: TableState, now: number, box: Box, given: Partial<GivenDeal> = {}): Decided {
  return inLobby(state, () => {
    const seats = state.seats.map((seat, nr) => ({ ...seat, nr }));
    const players = seats.map(({ name }) => name);
    const { seed = freshSecret(), ...versions } = given;
    const options = { ...state.settings.options, components: null, players, ...paperOf(seats) };
    const dealt = newGame({ options, seed, box, ...versions });
    if (!dealt.ok) return refused('options-refused', { refusal: dealt.rejection });
    const started: TableState = {
      ...state,
      status: 'playing',
      code: null,
      seats,
      game: dealt.value,
      versions: seats.map(() => 0),
      playedBy: seats.map(() => null),
      paced: now,
      touched: now,
    };
    const due = dueOf(started, now);
    const { rules, data, plans } = pinnedOf(dealt.value);
    const writes: Write[] = [
      setTable(state, {
        status: 'playing',
        code: null,
        seed,
        rules,
        data,
        plans: JSON.stringify(plans),
        players: JSON.stringify(players),
        paced: now,
        due,
        touched: now,
      }),
      ...seats.filter((seat, i) => seat.nr !== state.seats[i]?.nr).map((seat) => putSeat(state.id, seat)),
    ];
    return change({ ...started, due }, writes, [{ send: 'table' }]);
  });
}

/** Seats move, so all styles are sent again. */
function stylesOf({ seats }: TableState): Outgoing[] {
  return seats.some(({ style }) => style !== null) ? [{ send: 'styles' }] : [];
}

/** Adds or changes a seat. */
export function withSeat(state: TableState, seat: Seat): Decided {
  const next = seatedAt(state, seat);
  const counted = next.keys === state.keys ? [] : [setTable(state, { keys: next.keys })];
  return change(next, [putSeat(state.id, seat), ...counted], [sendSeats([seat.key]), ...stylesOf(next)]);
}
