import type { View } from 'picket-engine';
import type { Snapshot } from '../authority/authority.ts';
import type { Text } from '../text/text.ts';

/** How records name players who gave no name, in any language: by their place. */
export const placeName = (place: number): string => `Player ${place}`;
const PLACE = /^Player (\d+)$/;
export const NAMELESS = placeName(1);
/** How old records name a single player without a name. */
const NAMELESS_AT_FIRST = 'You';

/** What pages call the players: a single person without a name is “You”. */
export function shownNames(players: readonly string[], bots: Snapshot['bots'], text: Text): string[] {
  const isPerson = (seat: number): boolean => (bots[seat] ?? null) === null;
  const alone = [...players.keys()].filter(isPerson).length === 1;
  return players.map((name, seat) => {
    if (!isPerson(seat)) return name;
    if (alone && (name === NAMELESS || name === NAMELESS_AT_FIRST)) return text.game.seat.you;
    const place = PLACE.exec(name)?.[1];
    if (place !== undefined) return text.setup.seats.player(Number(place));
    return name === NAMELESS_AT_FIRST ? text.setup.seats.player(seat + 1) : name;
  });
}

/** A view of a local game with display names. */
export function withShownNames(view: View, bots: Snapshot['bots'], text: Text): View {
  const { state } = view;
  const { rules } = state;
  const players = shownNames(rules.options.players, bots, text);
  return { ...view, state: { ...state, rules: { ...rules, options: { ...rules.options, players } } } };
}
