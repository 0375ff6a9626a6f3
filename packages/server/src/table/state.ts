import type { Game, TurnStep } from 'picket-engine';
import {
  LIMITS,
  type BotStyle,
  type ChatLine,
  type LevelName,
  type SeatInfo,
  type Settings,
  type TableInfo,
} from 'picket-protocol';
import type { TurnRow } from '../store/schema.ts';
import { Indexed } from './indexed.ts';

/** A seat. Its key never changes; its number may change until the start. */
export interface Seat {
  readonly key: number;
  readonly nr: number;
  readonly name: string;
  readonly city: string;
  readonly bot: LevelName | null;
  /** How it differs from other bots of its level. */
  readonly style: BotStyle | null;
  readonly caretaker: SeatInfo['caretaker'];
  readonly muted: boolean;
  /** Since when its player has been away, as stored; null while present. */
  readonly left: number | null;
  /** Whether its player writes on paper: a screen acts for it, so it is never away. */
  readonly paper: boolean;
  /** The sheet of a player on paper, once entered. */
  readonly sheet: unknown;
}

export type PlayedBy = TurnRow['played_by'];

/** The state of a table: immutable; commands return the next state. */
export interface TableState {
  readonly id: string;
  readonly made: number;
  readonly touched: number;
  readonly status: TableInfo['status'];
  readonly code: string | null;
  readonly settings: Settings;
  /** The key of the host's seat. */
  readonly host: number | null;
  /** The key of the seat whose player is host whenever present: the founder, or the player they made host. */
  readonly founder: number | null;
  readonly muted: boolean;
  /** Whether the odds lens is allowed. */
  readonly odds: boolean;
  readonly next: string | null;
  /** The key of the next new seat; keys are never reused. */
  readonly keys: number;
  /** Ordered by number. */
  readonly seats: readonly Seat[];
  readonly tokens: readonly SeatToken[];
  /** One-time links, until they expire. */
  readonly links: readonly SeatLink[];
  readonly game: Game | undefined;
  /** By seat: how often its turn was submitted or taken back this round. */
  readonly versions: readonly number[];
  /** By seat: who played its submitted turn. */
  readonly playedBy: readonly (PlayedBy | null)[];
  /** When the round's clock started; null before the start, after the end, and while paused. */
  readonly paced: number | null;
  readonly due: number | null;
  readonly chat: readonly StoredChatLine[];
  /** The sealed deal of this table; null at others. */
  readonly deal: string | null;
}

export interface SeatToken {
  readonly hash: Uint8Array;
  readonly key: number;
}

export interface SeatLink {
  readonly hash: Uint8Array;
  readonly key: number;
  /** Whether redeeming it removes the seat's other tokens. */
  readonly alone: boolean;
  /** When it starts to work. */
  readonly opens: number;
  readonly expires: number;
  /** The hash of the token that redeemed it; null until then. */
  readonly taken: Uint8Array | null;
}

interface StoredChatLine extends Omit<ChatLine, 'seat'> {
  readonly key: number;
  readonly nr: number;
}

/** The link through which another player can take over this seat. */
export function offerOf({ links }: TableState, key: number): SeatLink | undefined {
  return links.find((link) => link.key === key && link.alone && link.taken === null);
}

const byKey = new Indexed<Seat, number>(({ key }) => key);

export function seatOfKey({ seats }: TableState, key: number | null): Seat | undefined {
  return key === null ? undefined : byKey.get(seats, key);
}

export function seatOfNr({ seats }: TableState, nr: number): Seat | undefined {
  const seat = seats[placeOf(seats, nr)];
  return seat?.nr === nr ? seat : undefined;
}

/** The index of the seat with this number in sorted seats, or where it would be. */
export function placeOf(seats: readonly Seat[], nr: number): number {
  let [from, to] = [0, seats.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((seats[middle] as Seat).nr < nr) from = middle + 1;
    else to = middle;
  }
  return from;
}

const tokensByKey = new Indexed<SeatToken, number>(({ key }) => key);

/** Whether anyone can still access the seat with this key. */
export function hasToken({ tokens }: TableState, key: number): boolean {
  return tokensByKey.get(tokens, key) !== undefined;
}

/** Whether viewers see windows of it, since it has too many seats. */
export function isHall({ settings }: Pick<TableState, 'settings'>): boolean {
  return settings.seats > LIMITS.wholeSeats;
}

/** Whether a person plays this seat and has not resigned. */
export function isPerson({ bot, caretaker }: Seat): boolean {
  return bot === null && caretaker !== 'resigned';
}

/** Whether it counts towards the limit of tables. */
export function isUnfinished({ status }: Pick<TableState, 'status'>): boolean {
  return status === 'lobby' || status === 'playing';
}

/** Whether a person with a device plays it, who could be host. */
export function canHost(seat: Seat): boolean {
  return isPerson(seat) && !seat.paper;
}

export function hasPaper({ seats }: TableState): boolean {
  return seats.some(({ paper }) => paper);
}

export function roundOf({ game }: TableState): number {
  return game?.state.rounds.length ?? 0;
}

export function seatsIn({ game }: TableState): number[] {
  return game === undefined ? [] : game.turns.flatMap((turn, nr) => (turn === undefined ? [] : [nr]));
}

/** When the round's clock runs out. */
export function deadlineOf({ status, settings, paced }: TableState): number | null {
  if (status !== 'playing' || settings.clock === null || paced === null) return null;
  return paced + settings.clock * 1000;
}

/** When the last round ended; after that, nothing changes at a table. */
export function endedOf({ status, touched }: Pick<TableState, 'status' | 'touched'>): number | null {
  return status === 'over' ? touched : null;
}

/** A turn that a bot has to play. */
export interface BotTurn {
  readonly seat: Seat;
  readonly level: LevelName;
  readonly style: BotStyle | null;
  /** The player's draft when the clock ran out. */
  readonly draft?: readonly TurnStep[];
}

const botSeats = new WeakMap<readonly Seat[], readonly Seat[]>();

/** The seats that bots play, as bots or as caretakers. Cached, since it is needed after each turn. */
function botSeatsIn(seats: readonly Seat[]): readonly Seat[] {
  const known = botSeats.get(seats);
  if (known !== undefined) return known;
  const found = seats.filter(({ bot, caretaker }) => bot !== null || caretaker !== null);
  botSeats.set(seats, found);
  return found;
}

/** The seats that bots have to play now, as bots or as caretakers. None while the table is paused. */
export function botTurns(state: TableState): BotTurn[] {
  const { game, settings } = state;
  if (game === undefined || state.status !== 'playing' || state.paced === null) return [];
  return botSeatsIn(state.seats).flatMap((seat) => {
    if (seat.paper || game.turns[seat.nr] !== undefined) return [];
    const level = seat.bot ?? (seat.caretaker === null ? null : settings.caretaker);
    return level === null ? [] : [{ seat, level, style: seat.style }];
  });
}

/** Whether the round waits for this seat's player. */
export function isAwaited({ game }: TableState, seat: Seat): boolean {
  return isPerson(seat) && seat.caretaker === null && game?.turns[seat.nr] === undefined;
}

/** Whether a person has submitted a turn this round and is waiting for the others, whether present or not. */
export function hasPlayed({ seats, playedBy }: TableState): boolean {
  return seats.some((seat) => isPerson(seat) && playedBy[seat.nr] === 'owner');
}

/** The seats on paper that the round no longer waits for: their players have resigned, or the time is up. */
export function silentPaper(state: TableState, now: number): Seat[] {
  const { game, seats, status, paced } = state;
  if (game === undefined || status !== 'playing' || paced === null) return [];
  const late = (deadlineOf(state) ?? Infinity) <= now;
  return seats.filter(
    ({ paper, nr, caretaker }) => paper && game.turns[nr] === undefined && (late || caretaker === 'resigned'),
  );
}

/** When an absent player reaches the table's absence limit. */
export function awayLimitOf({ status, settings, paced }: TableState, since: number): number | null {
  if (status !== 'playing' || settings.away === null || paced === null) return null;
  return Math.max(since, paced) + settings.away * 1000;
}

/** When the table must be checked next. */
export function dueOf(state: TableState, now: number): number | null {
  if (botTurns(state).length > 0 || silentPaper(state, now).length > 0) return now;
  const away = state.seats.filter((seat) => seat.left !== null && isAwaited(state, seat));
  const limits = hasPlayed(state) ? away.map(({ left }) => awayLimitOf(state, left ?? now)) : [];
  const times = [deadlineOf(state), ...limits].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}
