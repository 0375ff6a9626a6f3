import type { ViewRecord } from 'picket-engine';
import type { BotStyle, Known, SeatInfo } from 'picket-protocol';
import type { SavedDraft, Snapshot } from '../authority/authority.ts';
import { text } from '../text/language.ts';
import { localName } from '../text/localName.ts';
import type { Text } from '../text/text.ts';
import { sum } from '../platform/sum.ts';
import type { SeatStatus } from '../authority/seatStatus.ts';

/** An online table as a snapshot, in the format of local games. */
export function snapshotOf(
  { info, you, seats, odds, styles }: Known,
  view: ViewRecord,
  { draft, elsewhere }: { readonly draft: SavedDraft | undefined; readonly elsewhere: boolean },
): Snapshot {
  const cities = citiesOf({ info, seats });
  return {
    id: info.id,
    city: cities[you ?? 0] ?? '',
    cities,
    views: [withSeatNames(view, seats)],
    over: info.status === 'over',
    active: you ?? 0,
    bots: seats.map(({ bot }) => bot),
    ...(styles && { styles: seats.map((seat) => styleOf(styles, seat)) }),
    played: info.ended ?? Date.now(),
    ...(odds === false && { odds }),
    drafts: draft === undefined ? [] : [draft],
    elsewhere,
  };
}

/** A bot's style; null for people, and for bots without one. */
export function styleOf(styles: Known['styles'] = [], { seat, bot }: SeatInfo): BotStyle | null {
  const found = bot === null ? undefined : styles.find((style) => style.seat === seat);
  return found === undefined ? null : { character: found.character, attention: found.attention };
}

/** The current names of the seats: a late joiner has their own name, not the bot's. */
export function withSeatNames(view: ViewRecord, seats: readonly SeatInfo[]): ViewRecord {
  const { options } = view.record;
  const players = options.players.map((name, nr) => seats.find(({ seat }) => seat === nr)?.name ?? name);
  // The same object if nothing changed, so nothing derived from it is recomputed.
  if (players.every((name, nr) => name === options.players[nr])) return view;
  return { ...view, record: { ...view.record, options: { ...options, players } } };
}

/** A table with placeholder names in the current language. */
export function withShownSeats(known: Known, text: Text): Known {
  const names = known.seats.map(({ name }) => localName(name, text));
  if (names.every((name, i) => name === known.seats[i]?.name)) return known;
  return { ...known, seats: known.seats.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name })) };
}

/** Unnamed towns get suggested names, which differ between tables. */
export function cityOf(table: string, nr: number, given: string): string {
  const { cities } = text.start;
  const from = sum(Array.from(table, (letter) => letter.codePointAt(0) ?? 0));
  return given || (cities[(from + nr) % cities.length] ?? '');
}

export function citiesOf({ info, seats }: Pick<Known, 'info' | 'seats'>): string[] {
  return seats.map(({ seat, city }) => cityOf(info.id, seat, city));
}

/** The status of players who are not simply present, by seat. */
export function statusesOf(seats: readonly SeatInfo[]): (SeatStatus | undefined)[] {
  return seats.map(({ bot, caretaker, here }) => {
    if (bot !== null) return undefined;
    if (caretaker === 'resigned') return 'resigned';
    if (caretaker !== null) return 'caretaker';
    return here ? undefined : 'away';
  });
}
