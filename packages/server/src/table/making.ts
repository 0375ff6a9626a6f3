import { timingSafeEqual } from 'node:crypto';
import { newGame, rejection, type Box, type Result } from 'picket-engine';
import { LIMITS, type Settings } from 'picket-protocol';
import type { Write } from '../store/write.ts';
import {
  change,
  INFO,
  refused,
  sendSeats,
  type Change,
  type Decided,
  type Refused,
  type Outgoing,
} from './change.ts';
import { distinctName, playersWith, withPlayers } from './names.ts';
import { newTableRow, putSeat, seatRow, setTable } from './rows.ts';
import { freshSecret, hashOf, keyOfToken } from './secrets.ts';
import { handedOn } from './traces.ts';
import { isHall, isPerson, placeOf, seatOfKey, type Seat, type SeatToken, type TableState } from './state.ts';

/** Creating and joining tables. */

export interface Person {
  readonly name: string;
  readonly city: string;
}

/** For checking options; any seed will do. */
const SOME_SEED = 'AAAAAAAAAAAAAAAAAAAAAA';

/** Why a table with these settings could never start. */
export function whyNotPlayable(
  { options, seats }: Settings,
  box: Box,
  seatLimit: number,
): Refused | undefined {
  if (seats > seatLimit) {
    return { code: 'options-refused', refusal: rejection('too-many-players', { max: seatLimit }) };
  }
  const players = Array.from({ length: seats }, () => 'A');
  const dealt = newGame({ options: { ...options, components: null, players }, seed: SOME_SEED, box });
  return dealt.ok ? undefined : { code: 'options-refused', refusal: dealt.rejection };
}

export interface NewTable {
  readonly id: string;
  /** Null for a table that nobody can join. */
  readonly code: string | null;
  readonly settings: Settings;
  /** Whether the odds lens is allowed. */
  readonly odds: boolean;
  readonly maker: Person;
  readonly token: string;
  readonly deal?: string;
}

export function makeTable(
  table: NewTable,
  now: number,
  box: Box,
  seatLimit: number = LIMITS.wholeSeats,
): Result<Change, Refused> {
  const unplayable = whyNotPlayable(table.settings, box, seatLimit);
  if (unplayable !== undefined) return { ok: false, rejection: unplayable };
  const state = newTable(table, now);
  return change(state, makingWrites(state));
}

/** A screen's table: nobody is seated yet, and the first player with a device becomes its host. */
export function makeScreen(
  { id, code, settings, odds }: Pick<NewTable, 'id' | 'code' | 'settings' | 'odds'>,
  now: number,
  box: Box,
): Result<Change, Refused> {
  const unplayable = whyNotPlayable(settings, box, LIMITS.wholeSeats);
  if (unplayable !== undefined) return { ok: false, rejection: unplayable };
  const maker = { name: '', city: '' };
  const {
    seats: _seats,
    tokens: _tokens,
    ...made
  } = newTable({ id, code, settings, odds, maker, token: freshSecret() }, now);
  const state: TableState = { ...made, seats: [], tokens: [], host: null, founder: null };
  return change(state, makingWrites(state));
}

/** A table with its first player, before the start. */
export function newTable(
  { id, code, settings, odds, maker, token, deal }: NewTable,
  now: number,
): TableState {
  const host = newSeat(0, 0, maker, now);
  return {
    id,
    made: now,
    touched: now,
    status: 'lobby',
    code,
    settings,
    host: host.key,
    founder: host.key,
    muted: false,
    odds,
    next: null,
    keys: host.key + 1,
    seats: [host],
    tokens: [{ hash: hashOf(token), key: host.key }],
    links: [],
    game: undefined,
    versions: [],
    playedBy: [],
    paced: null,
    due: null,
    chat: [],
    deal: deal ?? null,
  };
}

/** All rows of a new table. */
export function makingWrites(state: TableState): Write[] {
  const { id, made } = state;
  return [
    { insert: 'tables', row: newTableRow(state) },
    ...state.seats.map((seat): Write => ({ insert: 'seats', row: seatRow(id, seat) })),
    ...state.tokens.map((token): Write => ({ insert: 'tokens', row: { table_id: id, made, ...token } })),
  ];
}

/** Takes a free seat; during a game, if the host allows it, a bot's. */
export function join(
  state: TableState,
  person: Person & { readonly token?: string; readonly paper?: true },
  now: number,
): { readonly decided: Decided; readonly key: number; readonly token: string } {
  const token = person.token ?? freshSecret();
  const known = keyOfToken(state.tokens, token);
  // A repeated request, after a lost reply.
  if (known !== undefined) return { decided: change(state, []), key: known, token };
  const place = placeFor(state, person, now);
  if (!place.ok) return { decided: place, key: -1, token };
  const seat = place.value;
  const hash = hashOf(token);
  // A player on paper has no device to start the game with.
  const isFirst = seatOfKey(state, state.host) === undefined && !seat.paper;
  const players = playersWith(state, seat);
  const seated: TableState = {
    ...withPlayers(seatedAt(state, seat), players),
    tokens: [...state.tokens, { hash, key: seat.key }],
    host: isFirst ? seat.key : state.host,
    founder: isFirst ? seat.key : state.founder,
    touched: now,
  };
  const writes: Write[] = [
    putSeat(state.id, seat),
    { insert: 'tokens', row: { table_id: state.id, hash, key: seat.key, made: now } },
    setTable(state, {
      touched: now,
      host: seated.host,
      founder: seated.founder,
      keys: seated.keys,
      ...(players && { players: JSON.stringify(players) }),
    }),
  ];
  const outgoing = [sendSeats([seat.key]), ...(seated.host === state.host ? [] : [INFO])];
  return { decided: change(seated, writes, outgoing), key: seat.key, token };
}

function placeFor(
  state: TableState,
  { paper = false, ...asked }: Person & { readonly paper?: boolean },
  now: number,
): Result<Seat, Refused> {
  const no = (code: Refused['code']) => ({ ok: false, rejection: { code } }) as const;
  if (state.status === 'closed') return no('table-closed');
  if (state.status === 'over') return no('table-over');
  // A window numbers its seats from 0; options name those on paper by their numbers at the table.
  if (paper && isHall(state)) return no('on-paper');
  const seatAt = (key: number, nr: number): Result<Seat, Refused> => {
    const person = { ...asked, name: distinctName(state, key, asked.name) };
    return { ok: true, value: { ...newSeat(key, nr, person, paper ? null : now), paper } };
  };
  if (state.status === 'lobby') {
    const nr = freeNr(state);
    return nr === undefined ? no('table-full') : seatAt(state.keys, nr);
  }
  if (paper || !state.settings.late) return no('no-late-joining');
  const bots = state.seats.find(({ bot }) => bot !== null);
  return bots === undefined ? no('table-full') : seatAt(bots.key, bots.nr);
}

/** New players count as away until they open the table. */
export function newSeat(key: number, nr: number, { name, city }: Person, left: number | null): Seat {
  return {
    key,
    nr,
    name,
    city,
    bot: null,
    style: null,
    caretaker: null,
    muted: false,
    left,
    paper: false,
    sheet: null,
  };
}

/** The state with an added or changed seat. */
export function seatedAt(state: TableState, seat: Seat): TableState {
  const { seats } = state;
  const place = placeOf(seats, seat.nr);
  const replaced = seats[place]?.nr === seat.nr ? 1 : 0;
  return {
    ...state,
    seats: seats.toSpliced(place, replaced, seat),
    // Never reused: sockets, chat and answers of players who left still have their key.
    keys: Math.max(state.keys, seat.key + 1),
  };
}

/** The lowest free seat number. */
export function freeNr({ seats, settings }: TableState): number | undefined {
  if (seats.length >= settings.seats) return undefined;
  // Seats are sorted, so those before the first gap are numbered by position.
  let [from, to] = [0, seats.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((seats[middle] as Seat).nr === middle) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Devices with access to one seat; a further one replaces the oldest. */
const DEVICES_KEPT = 8;

/** Redeems a one-time link: the first token gets the seat, and can repeat the request. */
export function redeem(
  state: TableState,
  {
    link,
    token = freshSecret(),
    ...person
  }: Partial<Person> & { readonly link: string; readonly token?: string },
  now: number,
): { readonly decided: Decided; readonly seat: number; readonly token: string } {
  const linkHash = hashOf(link);
  const hash = hashOf(token);
  const found = state.links.find((other) => timingSafeEqual(other.hash, linkHash));
  const seat = found && seatOfKey(state, found.key);
  const opens = keyOfToken(state.tokens, token);
  const no = { decided: refused('no-such-link'), seat: -1, token };
  if (found === undefined || found.expires < now || seat === undefined || seat.bot !== null) return no;
  const { key, alone, opens: from, taken } = found;
  // Older versions could offer the seat of a player who has resigned.
  if (alone && taken === null && !isPerson(seat)) return no;
  if (taken !== null) {
    const same = timingSafeEqual(taken, hash) && opens === key;
    return same ? { decided: change(state, []), seat: seat.nr, token } : no;
  }
  if (from > now) return { ...no, decided: refused('too-early', { retryAfter: from - now }) };
  // A token belongs to one seat of a table.
  if (opens !== undefined && opens !== key) return { ...no, decided: refused('bad-token') };
  const devices = state.tokens.filter((other) => other.key === key && !timingSafeEqual(other.hash, hash));
  const next = alone ? newPlayer(state, seat, person) : undefined;
  const players = next && playersWith(state, next);
  const lost = alone ? devices : devices.slice(0, Math.max(0, devices.length + 1 - DEVICES_KEPT));
  const writes: Write[] = [
    { update: 'links', where: { hash: linkHash }, set: { taken: hash } },
    ...lost.map((device): Write => ({ remove: 'tokens', where: { table_id: state.id, hash: device.hash } })),
    ...(next === undefined ? [] : [...handedOn(state, key), putSeat(state.id, next)]),
    ...(players === undefined ? [] : [setTable(state, { players: JSON.stringify(players) })]),
    { put: 'tokens', row: { table_id: state.id, hash, key, made: now } },
  ];
  const outgoing: Outgoing[] = [
    ...(alone ? [sendSeats([key]), { send: 'taken', seat: seat.nr, from: seat.name } as const] : []),
    ...(lost.length > 0 ? [{ send: 'reconnect', key } as const] : []),
  ];
  const links = state.links.map((other) => (other === found ? { ...found, taken: hash } : other));
  const stays = (other: SeatToken) => !timingSafeEqual(other.hash, hash) && !lost.includes(other);
  const tokens = [...state.tokens.filter(stays), { hash, key }];
  const seated = next === undefined ? state : withPlayers(seatedAt(state, next), players);
  return { decided: change({ ...seated, links, tokens }, writes, outgoing), seat: seat.nr, token };
}

/** The seat with the name and the city of the player who takes it over. */
function newPlayer(state: TableState, seat: Seat, { name, city }: Partial<Person>): Seat {
  return {
    ...seat,
    name: name === undefined ? seat.name : distinctName(state, seat.key, name),
    city: city ?? seat.city,
  };
}
