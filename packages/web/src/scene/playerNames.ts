import type { View } from 'picket-engine';
import type { Snapshot } from '../authority/authority.ts';
import type { Text } from '../text/text.ts';

/** How records name the only person at a table who gave no name. */
export const NAMELESS = 'Player 1';
/** How they did at first. It is no name where several people play, or for somebody else. */
const NAMELESS_AT_FIRST = 'You';

/** What pages call everybody: “You” is the only person at a table who gave no name. */
export function shownNames(players: readonly string[], bots: Snapshot['bots'], text: Text): string[] {
  const isPerson = (seat: number): boolean => (bots[seat] ?? null) === null;
  const alone = [...players.keys()].filter(isPerson).length === 1;
  return players.map((name, seat) => {
    if (!isPerson(seat)) return name;
    if (alone && (name === NAMELESS || name === NAMELESS_AT_FIRST)) return text.game.seat.you;
    return name === NAMELESS_AT_FIRST ? text.setup.seats.player(seat + 1) : name;
  });
}

/** A view of a game on this device with the names that pages show. */
export function withShownNames(view: View, bots: Snapshot['bots'], text: Text): View {
  const { state } = view;
  const { rules } = state;
  const players = shownNames(rules.options.players, bots, text);
  return { ...view, state: { ...state, rules: { ...rules, options: { ...rules.options, players } } } };
}
