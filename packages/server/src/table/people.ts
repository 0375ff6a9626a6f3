import type { Settings } from 'picket-protocol';
import type { Write } from '../store/write.ts';
import { andThen, change, INFO, refused, sendSeats, type Decided, type Outgoing } from './change.ts';
import { leave } from './lobby.ts';
import { makingWrites } from './making.ts';
import { putSeat, setTable } from './rows.ts';
import { freshSecret, hashOf } from './secrets.ts';
import {
  canHost,
  dueOf,
  isPerson,
  offerOf,
  seatOfKey,
  seatOfNr,
  type Seat,
  type SeatLink,
  type TableState,
} from './state.ts';

/** Seats, host and pace of a table. */

/**
 * A player is back: an offer of the seat ends, a founder becomes host again, the caretaker stops, and a paused table
 * continues.
 */
export function returnToSeat(state: TableState, seat: Seat, now: number): Decided {
  const { key } = seat;
  const kept = endOffer(state, key);
  const hosted = kept.ok ? andThen(kept.value, (next) => regainHost(next, key)) : kept;
  return hosted.ok ? andThen(hosted.value, (next) => resume(next, key, now)) : hosted;
}

function endOffer(state: TableState, key: number): Decided {
  const offer = offerOf(state, key);
  if (offer === undefined) return change(state, []);
  const links = state.links.filter((link) => link !== offer);
  const write: Write = { remove: 'links', where: { table_id: state.id, hash: offer.hash } };
  return change({ ...state, links }, [write], [sendSeats([key])]);
}

function regainHost(state: TableState, key: number): Decided {
  if (state.founder !== key || state.host === key || state.status === 'closed') return change(state, []);
  return change({ ...state, host: key }, [setTable(state, { host: key })], [INFO]);
}

function resume(state: TableState, key: number, now: number): Decided {
  const seat = seatOfKey(state, key);
  if (seat === undefined || state.status !== 'playing' || !isPerson(seat)) return change(state, []);
  const sleeps = state.paced === null;
  if (seat.caretaker === null && !sleeps) return change(state, []);
  const seats = state.seats.map((other) => (other.key === key ? { ...other, caretaker: null } : other));
  const resumed = { ...state, seats, paced: state.paced ?? now };
  const due = dueOf(resumed, now);
  const writes: Write[] = [
    ...(seat.caretaker === null ? [] : [putSeat(state.id, { ...seat, caretaker: null })]),
    setTable(state, { paced: resumed.paced, due }),
  ];
  const outgoing: Outgoing[] = [
    ...(seat.caretaker === null ? [] : [sendSeats([key])]),
    ...(sleeps && state.settings.clock !== null ? [INFO] : []),
  ];
  return change({ ...resumed, due }, writes, outgoing);
}

/** Gives up a seat: before the start it becomes free, afterwards a bot plays it to the end. */
export function resign(state: TableState, seat: Seat, now: number): Decided {
  if (state.status === 'lobby') return leave(state, seat);
  if (state.status !== 'playing') return refused(state.status === 'over' ? 'table-over' : 'table-closed');
  const kept = endOffer(state, seat.key);
  return kept.ok ? andThen(kept.value, (next) => giveUp(next, seat, now)) : kept;
}

function giveUp(state: TableState, seat: Seat, now: number): Decided {
  const given: Seat = { ...seat, caretaker: 'resigned' };
  const seats = state.seats.map((other) => (other.key === seat.key ? given : other));
  const heir = seats.find(canHost)?.key ?? null;
  const closes = heir === null;
  const founder = state.founder === seat.key ? heir : state.founder;
  const next: TableState = {
    ...state,
    seats,
    founder,
    host: state.host === seat.key ? founder : state.host,
    status: closes ? 'closed' : 'playing',
    paced: closes ? null : state.paced,
  };
  const { host, status, paced } = next;
  const due = dueOf(next, now);
  const writes = [putSeat(state.id, given), setTable(state, { host, founder, status, paced, due })];
  const changesInfo = closes || host !== state.host || founder !== state.founder;
  return change({ ...next, due }, writes, [sendSeats([seat.key]), ...(changesInfo ? [INFO] : [])]);
}

export function handOver(state: TableState, nr: number): Decided {
  const seat = seatOfNr(state, nr);
  if (seat === undefined) return refused('no-such-seat');
  if (seat.bot !== null) return refused('is-a-bot');
  if (seat.paper) return refused('on-paper');
  if (!isPerson(seat)) return refused('has-resigned');
  // The founder could not regain what an acting host gives away.
  if (state.host !== state.founder) return refused('not-founder');
  const host = { host: seat.key, founder: seat.key };
  return change({ ...state, ...host }, [setTable(state, host)], [INFO]);
}

/** Valid links per seat; a further link replaces the oldest. */
const LINKS_KEPT = 4;

export interface LinkTimes {
  readonly now: number;
  /** Milliseconds until it expires. */
  readonly life: number;
}

/** Creates a one-time link to the player's own seat, for another device. */
export function move(state: TableState, { key }: Seat, { now, life }: LinkTimes): Decided {
  const own = state.links.filter((link) => link.key === key && link.expires >= now);
  const lost = own.slice(0, Math.max(0, own.length + 1 - LINKS_KEPT));
  return withLink(state, { key, alone: false, opens: now, expires: now + life }, lost);
}

/**
 * Offers the seat of an absent player to another one by a one-time link. This removes all other links of that seat, and everyone sees
 * the offer. The link works only after a delay, in which the player can return and so end it.
 */
export function invite(
  state: TableState,
  nr: number,
  {
    now,
    life,
    delay,
    isHere,
  }: LinkTimes & { readonly delay: number; readonly isHere: (key: number) => boolean },
): Decided {
  const seat = seatOfNr(state, nr);
  if (seat === undefined) return refused('no-such-seat');
  if (seat.bot !== null) return refused('is-a-bot');
  // A bot plays on, and nobody else may see the hand.
  if (!isPerson(seat)) return refused('has-resigned');
  const { key } = seat;
  if (seat.paper) return refused('on-paper');
  if (isHere(key)) return refused('is-here');
  if (state.host !== state.founder) return refused('not-founder');
  const opens = now + delay;
  // One notification per offer, not per link.
  const isKnown = (offerOf(state, key)?.expires ?? 0) >= now;
  const others = state.links.filter((link) => link.key === key);
  const decided = withLink(state, { key, alone: true, opens, expires: opens + life }, others);
  if (!decided.ok) return decided;
  const outgoing = [sendSeats([key])];
  return { ok: true, value: { ...decided.value, outgoing, ...(!isKnown && { offered: key }) } };
}

function withLink(
  state: TableState,
  link: Omit<SeatLink, 'hash' | 'taken'>,
  lost: readonly SeatLink[],
): Decided {
  const secret = freshSecret();
  const made: SeatLink = { ...link, hash: hashOf(secret), taken: null };
  const writes: Write[] = [
    ...lost.map(({ hash }): Write => ({ remove: 'links', where: { table_id: state.id, hash } })),
    { insert: 'links', row: { ...made, table_id: state.id, alone: Number(made.alone) } },
  ];
  const links = [...state.links.filter((other) => !lost.includes(other)), made];
  return { ok: true, value: { state: { ...state, links }, writes, outgoing: [], link: secret } };
}

/** Changes the clock or the absence limit; restarts the round's clock. */
export function pace(state: TableState, part: Pick<Settings, 'clock' | 'away'>, now: number): Decided {
  const running = state.status === 'playing';
  return withSettings({ ...state, paced: running ? now : state.paced }, part, now);
}

export function allowLate(state: TableState, late: boolean, now: number): Decided {
  return withSettings(state, { late }, now);
}

function withSettings(state: TableState, part: Partial<Settings>, now: number): Decided {
  const settings = { ...state.settings, ...part };
  const next = { ...state, settings };
  const due = dueOf(next, now);
  const set = { settings: JSON.stringify(settings), paced: state.paced, due };
  return change({ ...next, due }, [setTable(state, set)], [INFO]);
}

export interface FreshTable {
  readonly id: string;
  readonly code: string;
}

/** A new table with the same players, options, tokens and push subscriptions. */
export function rematch(state: TableState, fresh: FreshTable | undefined, now: number): Decided {
  if (state.next !== null) return { ok: true, value: { state, writes: [], outgoing: [], table: state.next } };
  if (state.status !== 'over') return refused(state.status === 'lobby' ? 'not-started' : 'game-running');
  if (fresh === undefined) return refused('server-full');
  // A player who has deleted their data has no token.
  const hasPlayer = ({ key, bot, caretaker }: Seat) =>
    bot !== null || (caretaker !== 'resigned' && state.tokens.some((token) => token.key === key));
  const seats = state.seats.filter(hasPlayer).map((seat, nr) => ({
    ...seat,
    nr,
    caretaker: null,
    left: seat.bot === null && !seat.paper ? now : null,
    sheet: null,
  }));
  const kept = new Set(seats.map(({ key }) => key));
  const heir = seats.find(canHost)?.key ?? null;
  const again = (host: number | null) => (kept.has(host ?? -1) ? host : heir);
  const next: TableState = {
    ...state,
    ...fresh,
    made: now,
    touched: now,
    status: 'lobby',
    host: again(state.host),
    founder: again(state.founder),
    seats,
    tokens: state.tokens.filter(({ key }) => kept.has(key)),
    links: [],
    game: undefined,
    versions: [],
    playedBy: [],
    paced: null,
    due: null,
    chat: [],
  };
  const writes: Write[] = [
    ...makingWrites(next),
    { copy: 'push', from: state.id, to: fresh.id, keys: [...kept] },
    setTable(state, { next: fresh.id }),
  ];
  const outgoing: Outgoing[] = [{ send: 'news', news: { type: 'moved', table: fresh.id } }];
  return { ok: true, value: { state: { ...state, next: fresh.id }, writes, outgoing, table: fresh.id } };
}

/** Closes a table for the operator. A finished game stays finished, since closed tables expire. */
export function close(state: TableState): Decided {
  if (state.status === 'over') return refused('table-over');
  const next: TableState = { ...state, status: 'closed', code: null, paced: null, due: null };
  return change(next, [setTable(state, { status: 'closed', code: null, paced: null, due: null })], [INFO]);
}
