import type { Game } from 'picket-engine';
import type { ChatLine, LevelName, SeatInfo, Settings, TableInfo } from 'picket-protocol';
import type { TurnRow } from '../store/schema.ts';

/** A place at a table. Its key never changes; its number does until the start. */
export interface Seat {
  readonly key: number;
  readonly nr: number;
  readonly name: string;
  readonly city: string;
  readonly bot: LevelName | null;
  readonly caretaker: SeatInfo['caretaker'];
  readonly muted: boolean;
  /** Since when its owner has not been there, as far as that is stored; null while there. */
  readonly left: number | null;
}

export type PlayedBy = TurnRow['played_by'];

/** Everything about a table, folded from what is stored. A value that never changes; commands give the next one. */
export interface TableState {
  readonly id: string;
  readonly made: number;
  readonly touched: number;
  readonly status: TableInfo['status'];
  readonly code: string | null;
  readonly settings: Settings;
  /** The key of the host's seat. */
  readonly host: number | null;
  readonly muted: boolean;
  readonly next: string | null;
  /** The key of whoever sits down next: none is given twice. */
  readonly keys: number;
  /** In the order of their numbers. */
  readonly seats: readonly Seat[];
  readonly tokens: readonly SeatToken[];
  /** One-time links, until their time is up. */
  readonly links: readonly SeatLink[];
  readonly game: Game | undefined;
  /** By seat: how often its turn of this round was handed in or taken back. */
  readonly versions: readonly number[];
  /** By seat: who played the turn that is in. */
  readonly playedBy: readonly (PlayedBy | null)[];
  /** From when the round's time counts; null before the start, after the end, and while the table sleeps. */
  readonly paced: number | null;
  readonly due: number | null;
  readonly chat: readonly SpokenLine[];
}

export interface SeatToken {
  readonly hash: Uint8Array;
  readonly key: number;
}

export interface SeatLink {
  readonly hash: Uint8Array;
  readonly key: number;
  /** Whether whoever had the seat before loses it. */
  readonly alone: boolean;
  readonly expires: number;
  /** The hash of the token of whoever followed it; null until then. */
  readonly taken: Uint8Array | null;
}

interface SpokenLine extends Omit<ChatLine, 'seat'> {
  readonly key: number;
  readonly nr: number;
}

export function seatOfKey(state: TableState, key: number | null): Seat | undefined {
  return state.seats.find((seat) => seat.key === key);
}

export function seatOfNr(state: TableState, nr: number): Seat | undefined {
  return state.seats.find((seat) => seat.nr === nr);
}

/** A person who has not given the seat up. */
export function isPerson({ bot, caretaker }: Seat): boolean {
  return bot === null && caretaker !== 'resigned';
}

export function roundOf({ game }: TableState): number {
  return game?.state.rounds.length ?? 0;
}

export function seatsIn({ game }: TableState): number[] {
  return game === undefined ? [] : game.turns.flatMap((turn, nr) => (turn === undefined ? [] : [nr]));
}

/** When the time of the round is up. */
export function deadlineOf({ status, settings, paced }: TableState): number | null {
  if (status !== 'playing' || settings.clock === null || paced === null) return null;
  return paced + settings.clock * 1000;
}

/** When the last round was: nothing is done at a table after that. */
export function endedOf({ status, touched }: Pick<TableState, 'status' | 'touched'>): number | null {
  return status === 'over' ? touched : null;
}

/** A turn that the server has to find. */
export interface BotTurn {
  readonly seat: Seat;
  readonly level: LevelName;
}

/** Seats that a bot has to play now: its own, and those that it minds. A table that sleeps waits for somebody to come back. */
export function botTurns(state: TableState): BotTurn[] {
  const { game, settings } = state;
  if (game === undefined || state.status !== 'playing' || state.paced === null) return [];
  return state.seats.flatMap((seat) => {
    if (game.turns[seat.nr] !== undefined) return [];
    const level = seat.bot ?? (seat.caretaker === null ? null : settings.caretaker);
    return level === null ? [] : [{ seat, level }];
  });
}

/** Whether the round needs a turn of this seat's owner. */
export function isAwaited({ game }: TableState, seat: Seat): boolean {
  return isPerson(seat) && seat.caretaker === null && game?.turns[seat.nr] === undefined;
}

/** Whether somebody has handed in a turn of their own this round: they wait for the others, there or not. */
export function hasPlayed({ seats, playedBy }: TableState): boolean {
  return seats.some((seat) => isPerson(seat) && playedBy[seat.nr] === 'owner');
}

/** When somebody who is away has kept the round waiting for as long as the table allows. */
export function awayLimitOf({ status, settings, paced }: TableState, since: number): number | null {
  if (status !== 'playing' || settings.away === null || paced === null) return null;
  return Math.max(since, paced) + settings.away * 1000;
}

/** When the table has to be looked at without anybody asking. */
export function dueOf(state: TableState, now: number): number | null {
  if (botTurns(state).length > 0) return now;
  const away = state.seats.filter((seat) => seat.left !== null && isAwaited(state, seat));
  const limits = hasPlayed(state) ? away.map(({ left }) => awayLimitOf(state, left ?? now)) : [];
  const times = [deadlineOf(state), ...limits].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}
