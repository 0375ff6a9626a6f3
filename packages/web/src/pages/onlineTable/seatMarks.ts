import type { SeatInfo } from 'picket-protocol';
import type { OnlineSession } from '../../online/session.svelte.ts';
import { cityOf, styleOf } from '../../online/snapshot.ts';
import { online, setupPage } from '../../text/language.ts';

/** A player's details before the start: “Linden Falls · you · host”. */
export function seatMarks({ table }: OnlineSession, seat: SeatInfo): string {
  const { lobby } = online;
  const style = styleOf(table.known?.styles, seat);
  return lobby.marks([
    seat.bot === null ? cityOf(table.id, seat.seat, seat.city) : '',
    seat.seat === table.you ? lobby.you : '',
    seat.seat === table.known?.info.host ? lobby.host : '',
    seat.bot === null ? '' : lobby.bot(seat.bot),
    style === null ? '' : setupPage.seats.style.line(style.character, style.attention),
    seat.here ? '' : lobby.away,
  ]);
}
