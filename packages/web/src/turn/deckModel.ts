import type { View } from '@picket/engine';
import type { Text } from '../text/text.ts';

/** The special cards that are still to come; what the one of a solo game did, once it came; empty where there are none. */
export function specialsLine({ state, now }: View, text: Text): string {
  const toCome = now?.facts.toCome;
  if (toCome === undefined) return '';
  const { edition, mode } = state.rules.options;
  if (toCome.length > 0) return text.words.opponent.toCome(toCome, edition);
  return mode === 'solo' ? text.table.deck.soloCame : '';
}

/** “27 cards left · to come: plan cards A B”. */
export function deckLine(view: View, text: Text): string {
  const [left = 0] = view.now?.facts.left ?? [];
  return text.table.deck.line(text.words.count.cards(left), specialsLine(view, text));
}
