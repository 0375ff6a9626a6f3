import { MODES } from 'picket-engine';
import type { SeatInfo } from 'picket-protocol';
import { en } from 'picket-words';
import { cut, withoutControls, wrap } from '../io/table.ts';
import type { TableInput } from '../play/input.ts';
import type { Look } from '../play/look.ts';
import { wordInput } from '../play/readInput.ts';
import type { OnlineTable } from './onlineTable.ts';

/** What can be typed before the start. */
export function lobbyInput(line: string): TableInput | undefined {
  const input = wordInput(line.trim());
  switch (input?.kind) {
    case 'say':
    case 'chat':
    case 'start':
    case 'resign':
    case 'quit':
      return input;
    default:
      return undefined;
  }
}

/** The table before the start: who is here, and who starts the game. */
export function lobbyLines(
  table: OnlineTable,
  server: string,
  look: Look,
  lines: readonly string[],
): string[] {
  const { known, line } = table;
  const { columns, paint } = look;
  if (known === undefined) return [`Connecting to ${server} …`];
  const { info, seats } = known;
  const { edition, mode, advanced } = info.settings.options;
  const kind = [
    en.editions[edition],
    ...(mode === MODES[0] ? [] : [en.modes[mode]]),
    ...(advanced ? ['advanced game'] : []),
    `${seats.length} of ${info.settings.seats} seats taken`,
  ];
  const top = [
    paint.title(`Table ${withoutControls(info.code ?? info.id)} at ${new URL(server).host}`),
    cut(kind.join(' · '), columns),
    ...(line.state === 'open' ? [] : ['Connection lost, reconnecting …']),
  ];
  const bottom = [
    ...lines.flatMap((text) => wrap(text, columns)).map(paint.notice),
    ...wrap(hostLine(table), columns),
    ...wrap(`For others: ${server}/#/table/${info.id}`, columns).map(paint.faint),
    paint.faint('say hello chats, leave gives up your seat, q leaves and keeps it.'),
  ];
  const room = Math.max(1, look.rows - 1 - top.length - bottom.length);
  const people = seats.map((seat) => cut(`  ${seatLine(table, seat)}`, columns));
  const shown =
    people.length <= room ? people : [...people.slice(0, room - 1), `  and ${people.length - room + 1} more`];
  return [...top, ...shown, ...bottom];
}

function seatLine({ known }: OnlineTable, { seat, name, bot, here }: SeatInfo): string {
  const said = [
    ...(seat === known?.you ? ['you'] : []),
    ...(seat === known?.info.host ? ['host'] : []),
    ...(bot === null ? (here ? [] : ['away']) : [`${en.levels[bot].name} bot`]),
  ];
  return withoutControls(name) + (said.length === 0 ? '' : ` (${said.join(', ')})`);
}

function hostLine(table: OnlineTable): string {
  const host = table.known?.info.host;
  if (table.isHost) return 'You are the host. Type start to start the game.';
  if (host === undefined || host === null) return 'Waiting for a host.';
  return `Waiting for ${withoutControls(table.nameOf(host))} to start the game.`;
}
