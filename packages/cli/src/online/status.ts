import type { Late } from 'picket-protocol';
import { en } from 'picket-words';
import { withoutControls } from '../io/table.ts';
import type { OnlineTable } from './onlineTable.ts';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const MOST_NAMED = 3;

/** Whose turn is missing, the clock, and the connection, in one line. */
export function statusLine(table: OnlineTable): string {
  const { state } = table.line;
  const isMinded = table.me?.caretaker === 'time' || table.me?.caretaker === 'away';
  const parts = [isMinded ? 'A caretaker is playing for you: back takes over' : waiting(table), clock(table)];
  if (state === 'draining') parts.unshift('Server restarting, reconnecting …');
  else if (state !== 'open') parts.unshift('Connection lost, reconnecting …');
  return parts.filter((part) => part !== '').join(' · ');
}

function waiting(table: OnlineTable): string {
  const { known, view } = table;
  if (known === undefined || view?.now === undefined) return '';
  const missing = view.now.in.flatMap((isIn, seat) => (isIn || seat === known.you ? [] : [seat]));
  const others = namesOf(table, missing);
  if (view.now.turn === undefined) {
    return others === '' ? 'Everyone is waiting for you' : `Your move. Also missing: ${others}`;
  }
  return others === '' ? 'Everyone has played' : `Your turn is in. Waiting for ${others}`;
}

function namesOf(table: OnlineTable, seats: readonly number[]): string {
  if (seats.length > MOST_NAMED) return en.count.players(seats.length);
  return LIST.format(
    seats.map((seat) => {
      const away = table.known?.seats.find((other) => other.seat === seat);
      const isAway = away !== undefined && !away.here && away.bot === null && away.caretaker === null;
      return withoutControls(table.nameOf(seat)) + (isAway ? ' (away)' : '');
    }),
  );
}

function clock(table: OnlineTable): string {
  const left = table.timeLeft;
  return left === undefined ? '' : `${timeText(Math.ceil(left / 1000))} left`;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** “4:05”, “2 h 10 min”, “3 d 4 h”: exact only where it matters. */
function timeText(seconds: number): string {
  const [days, hours, minutes] = [
    Math.floor(seconds / DAY),
    Math.floor(seconds / HOUR) % 24,
    Math.floor(seconds / MINUTE) % 60,
  ];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return `${minutes}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/** What became of a turn when its time ran out. */
export function lateLine(late: Late): string {
  if (late.kind === 'drafted') return `Time ran out: your ${late.number} went in.`;
  return late.kind === 'finished'
    ? 'Time ran out: a caretaker finished your turn.'
    : 'Time ran out: a caretaker played for you.';
}
