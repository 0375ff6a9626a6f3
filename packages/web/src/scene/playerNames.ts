import type { View } from 'picket-engine';
import type { Snapshot } from '../authority/authority.ts';
import { textWidth } from '../art/num.ts';
import { sum } from '../platform/sum.ts';
import { localName } from '../text/localName.ts';
import type { Text } from '../text/text.ts';

/** How records name players without a name, in every language. */
export const placeName = (place: number): string => `Player ${place}`;
const PLACE = /^Player (\d+)$/;
export const NAMELESS = placeName(1);
/** How old records name a single player without a name. */
const NAMELESS_IN_OLD_RECORDS = 'You';

/** What pages call the players: a single person without a name is “You”. */
export function shownNames(players: readonly string[], bots: Snapshot['bots'], text: Text): string[] {
  const isPerson = (seat: number): boolean => (bots[seat] ?? null) === null;
  const alone = [...players.keys()].filter(isPerson).length === 1;
  return players.map((name, seat) => {
    if (!isPerson(seat)) return name;
    if (alone && (name === NAMELESS || name === NAMELESS_IN_OLD_RECORDS)) return text.game.seat.you;
    const place = PLACE.exec(name)?.[1];
    if (place !== undefined) return text.table.player(Number(place));
    return name === NAMELESS_IN_OLD_RECORDS ? text.table.player(seat + 1) : localName(name, text);
  });
}

/** A view of a local game with display names. */
export function withShownNames(view: View, bots: Snapshot['bots'], text: Text): View {
  const { state } = view;
  const { rules } = state;
  const players = shownNames(rules.options.players, bots, text);
  return { ...view, state: { ...state, rules: { ...rules, options: { ...rules.options, players } } } };
}

/** Ways to shorten a name, the shortest first: “J”, “Ju”, “P2” for Player 2, “Jun”. */
const SHORTER: readonly ((letters: readonly string[], place: number) => readonly string[])[] = [
  (letters) => letters.slice(0, 1),
  (letters) => letters.slice(0, 2),
  (letters) => [...letters.slice(0, 1), ...letters.slice(-1)],
  (letters) => letters.slice(0, 3),
  // Unique whatever the names are: with the place at the table.
  (letters, place) => [...letters.slice(0, 1), String(place + 1)],
];

/** Names for places with little room, never the same for two players. */
export function initialsOf(names: readonly string[]): readonly string[] {
  const spelt = names.map((name) =>
    Array.from(new Intl.Segmenter().segment(name.trim()), ({ segment }) => segment),
  );
  const tries = SHORTER.map((shorten) => spelt.map((letters, place) => shorten(letters, place).join('')));
  return tries.find(isDistinct) ?? names;
}

/** The names, or their initials if all names together are wider than the room, in ems. */
export function namesWithin(names: readonly string[], room: number): readonly string[] {
  const isRoom = isDistinct(names) && sum(names.map(textWidth)) <= room;
  return isRoom ? names : initialsOf(names);
}

/** The same with separate room for each name: those that fit stay whole. */
export function namesEachWithin(names: readonly string[], room: number): readonly string[] {
  const initials = initialsOf(names);
  if (!isDistinct(names)) return initials;
  return names.map((name, i) => (textWidth(name) <= room ? name : (initials[i] ?? name)));
}

function isDistinct(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}
