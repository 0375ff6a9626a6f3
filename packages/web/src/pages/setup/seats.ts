import type { BotStyle } from 'picket-protocol';
import type { LevelName } from 'picket-words';
import { text } from '../../text/language.ts';

/** A seat: the name, possibly empty, and the level of a bot. */
export interface Seat {
  readonly name: string;
  readonly level: LevelName | null;
  /** The style of a bot, if any. */
  readonly style?: BotStyle | null;
}

export type PlayedWith = 'alone' | 'bots' | 'together';

/** The most players on one device. */
export const MAX_SEATS = 8;
export const MAX_NAME = 16;

export function playedWith(seats: readonly Seat[]): PlayedWith {
  if (peopleIn(seats) > 1) return 'together';
  return seats.length > 1 ? 'bots' : 'alone';
}

export function peopleIn(seats: readonly Seat[]): number {
  return seats.filter(({ level }) => level === null).length;
}

/** A game with only bots would have no viewer. */
export function isSeating(seats: readonly Seat[]): boolean {
  return seats.length <= MAX_SEATS && peopleIn(seats) > 0;
}

export const newPerson: Seat = { name: '', level: null };

/** A bot with an unused name, at the level of the last bot. */
export function newBot(seats: readonly Seat[]): Seat {
  const names = namesOf(seats);
  const name = text.words.botNames.find((free) => !names.includes(free)) ?? '';
  const level = seats.findLast((seat) => seat.level !== null)?.level ?? 'regular';
  return { name, level };
}

/** Default names. */
interface Nameless {
  readonly you: string;
  readonly player: (place: number) => string;
}

/** The names of all players: defaults for missing ones, and no duplicates. */
export function namesOf(
  seats: readonly Seat[],
  nameless: Nameless = { you: text.game.seat.you, player: text.table.player },
): string[] {
  const given = seats.map(({ name }) => name.trim());
  const names: string[] = [];
  for (const i of seats.keys()) {
    const name = given[i] || unnamed(seats, i, nameless, [...given, ...names]);
    names.push(unlike(names, name));
  }
  return names;
}

/** A player is named after the seat if that name is free. */
function unnamed(
  seats: readonly Seat[],
  at: number,
  { you, player }: Nameless,
  taken: readonly string[],
): string {
  const isPerson = seats[at]?.level === null;
  if (isPerson && peopleIn(seats) === 1) return you;
  const places = seats.map((_, i) => player(i + 1));
  const names = isPerson ? [player(at + 1), ...places] : text.words.botNames;
  return names.find((name) => !taken.includes(name)) ?? names[0] ?? '';
}

function unlike(names: readonly string[], name: string): string {
  let unique = name;
  for (let i = 2; names.includes(unique); i++) unique = `${name} ${i}`;
  return unique;
}
