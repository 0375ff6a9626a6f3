import type { View } from 'picket-engine';
import type { HandModel } from './tableTypes.ts';
import type { Text } from '../text/text.ts';

/**
 * [R22] What is known of another seat's hand; undefined for the viewer's own, and if there are no hidden
 * hands.
 */
export function handModel(view: View, seat: number, text: Text): HandModel | undefined {
  const cards = view.now?.cards;
  if (cards?.kind !== 'hands' || seat === view.seat) return undefined;
  const hand = cards.hands[seat] ?? [];
  const name = view.state.rules.options.players[seat] ?? '';
  return {
    cards: hand,
    label: text.table.hand.label(name, hand),
  };
}
