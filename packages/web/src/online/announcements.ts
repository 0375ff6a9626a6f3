import type { Known, SeatInfo, ServerMessage } from 'picket-protocol';
import { online } from '../text/language.ts';
import { turnsAt } from './hall.ts';

/** At larger tables, announcements would never end. */
const MOST_ANNOUNCED = 12;

/** What is also shown briefly: players joining and leaving for good, and a new host. */
export function notesFor(message: ServerMessage, before: Known, after: Known): string[] {
  switch (message.type) {
    case 'seats':
      return whoCame(before, after, LASTING);
    case 'taken':
      return [whoTook(message, after)];
    case 'info':
      return [...whoIsHost(before, after), ...whatIsPlayed(before, after)];
    default:
      return [];
  }
}

/** The announcement for a message, in short sentences; most messages have none. */
export function sentencesFor(message: ServerMessage, before: Known, after: Known): string[] {
  switch (message.type) {
    case 'in':
      return whoIsIn(before, after);
    case 'seats':
    case 'presence':
      return whoCame(before, after, CHANGES);
    case 'taken':
      return [whoTook(message, after)];
    case 'info':
      return [...whoIsHost(before, after), ...whatIsPlayed(before, after)];
    case 'table':
    case 'hall':
      return hasStarted(before, after) ? [online.lobby.said.started] : [];
    default:
      return [];
  }
}

function hasStarted(before: Known, after: Known): boolean {
  return before.info.status === 'lobby' && after.info.status === 'playing';
}

function whoIsIn(before: Known, after: Known): string[] {
  const [was, is] = [before.view?.now?.in ?? [], after.view?.now?.in ?? []];
  if (is.length > MOST_ANNOUNCED) return [];
  const turns = turnsAt(after) ?? { in: is.filter(Boolean).length, of: is.length };
  return after.seats.flatMap(({ seat, name }) => {
    if (seat === after.you || was[seat] === is[seat]) return [];
    return [is[seat] ? online.table.said.isIn(name, turns.in, turns.of) : online.table.said.tookBack(name)];
  });
}

function whoCame(before: Known, after: Known, announced: readonly SeatChange[]): string[] {
  if (after.seats.length > MOST_ANNOUNCED) return [];
  const { said } = online.table;
  const lobby = online.lobby.said;
  const came = after.seats.flatMap((seat) => {
    const old = before.seats.find((other) => other.seat === seat.seat);
    if (seat.seat === after.you) return [];
    if (old === undefined) return [lobby.joined(seat.name)];
    if (old.bot !== null && seat.bot === null) return [said.tookOver(seat.name, old.name)];
    const change = changeOf(old, seat);
    if (change === undefined || !announced.includes(change)) return [];
    // The name from before: a player who deletes their data loses it when they resign.
    if (change === 'resigned') return [said.resigned(old.name, isLast(after))];
    return [said[change](old.name)];
  });
  const left = before.seats
    .filter(({ seat }) => !after.seats.some((other) => other.seat === seat))
    .map(({ name }) => lobby.left(name));
  return [...left, ...came];
}

/** Bots alone don’t play on: the table closes. At very large tables the remaining players aren’t all known. */
function isLast({ hall, seats }: Known): boolean {
  return hall === undefined && !seats.some(isPerson);
}

function isPerson({ bot, caretaker }: SeatInfo): boolean {
  return bot === null && caretaker !== 'resigned';
}

/** The name may stay the same, for example after a player has lost a device. */
function whoTook({ seat, from }: Extract<ServerMessage, { type: 'taken' }>, after: Known): string {
  const name = after.seats.find((other) => other.seat === seat)?.name ?? from;
  const { said } = online.table;
  return name === from ? said.linkUsed(name) : said.seatTaken(name, from);
}

const LASTING = ['resigned', 'caretaker', 'ownerBack', 'offered'] as const;
const CHANGES = [...LASTING, 'away', 'here'] as const;
type SeatChange = (typeof CHANGES)[number];

function changeOf(before: SeatInfo, after: SeatInfo): SeatChange | undefined {
  if (before.offered === null && after.offered !== null) return 'offered';
  if (before.caretaker !== after.caretaker) {
    if (after.caretaker === 'resigned') return 'resigned';
    return after.caretaker === null ? 'ownerBack' : 'caretaker';
  }
  if (before.here === after.here || after.bot !== null) return undefined;
  return after.here ? 'here' : 'away';
}

function whoIsHost(before: Known, after: Known): string[] {
  const { host } = after.info;
  if (host === before.info.host || host === null) return [];
  if (host === after.you) return [online.lobby.said.youAreHost];
  return [online.table.said.host(after.seats.find(({ seat }) => seat === host)?.name ?? '')];
}

/** The host made the change; others may not be looking. */
function whatIsPlayed(before: Known, after: Known): string[] {
  const isAnnounced = after.info.status === 'lobby' && after.info.host !== after.you;
  const same = JSON.stringify(before.info.settings) === JSON.stringify(after.info.settings);
  return isAnnounced && !same ? [online.lobby.said.changed] : [];
}
