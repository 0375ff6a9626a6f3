import { MODES } from 'picket-engine';
import type { SeatInfo } from 'picket-protocol';
import { cut, withoutControls, wrap } from '../io/table.ts';
import type { TableInput } from '../play/input.ts';
import type { Look } from '../play/look.ts';
import { wordInput } from '../play/readInput.ts';
import type { Text } from '../text/text.ts';
import type { OnlineTable } from './onlineTable.ts';

/** The commands before the start. */
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

/** The table before the start: the players present, and the host. */
export function lobbyLines(
  table: OnlineTable,
  server: string,
  look: Look,
  lines: readonly string[],
): string[] {
  const { known, line } = table;
  const { columns, paint, text } = look;
  const { online } = text;
  if (known === undefined) return [online.connecting(server)];
  const { info, seats } = known;
  const { edition, mode, advanced } = info.settings.options;
  const kind = online.lobby({
    edition,
    mode: mode === MODES[0] ? undefined : mode,
    advanced,
    taken: seats.length,
    seats: info.settings.seats,
  });
  const top = [
    paint.title(online.table(withoutControls(info.code ?? info.id), new URL(server).host)),
    cut(kind, columns),
    ...(line.state === 'open' ? [] : [online.lost]),
  ];
  const bottom = [
    ...lines.flatMap((said) => wrap(said, columns)).map(paint.notice),
    ...wrap(hostLine(table, text), columns),
    ...wrap(online.link(`${server}/#/table/${info.id}`), columns).map(paint.faint),
    ...wrap(online.lobbyGuide, columns).map(paint.faint),
  ];
  const room = Math.max(1, look.rows - 1 - top.length - bottom.length);
  const people = seats.map((seat) => cut(`  ${seatLine(table, seat, text)}`, columns));
  const shown =
    people.length <= room
      ? people
      : [...people.slice(0, room - 1), `  ${online.more(people.length - room + 1)}`];
  return [...top, ...shown, ...bottom];
}

function seatLine({ known }: OnlineTable, { seat, name, bot, here }: SeatInfo, { online }: Text): string {
  return online.seat({
    name: withoutControls(name),
    isYou: seat === known?.you,
    isHost: seat === known?.info.host,
    bot,
    isAway: bot === null && !here,
  });
}

function hostLine(table: OnlineTable, { online }: Text): string {
  const host = table.known?.info.host;
  if (table.isHost) return online.youHost;
  if (host === undefined || host === null) return online.noHost;
  return online.host(withoutControls(table.nameOf(host)));
}
