import { textView } from '../../text/language.ts';

/** The cards that a cue highlights, in words; empty if it highlights something else. */
export function litCards(selector: string): string {
  const cards = new Set([...selector.matchAll(/\[data-offer="(\d)"\]/g)].map(([, card]) => Number(card) + 1));
  return cards.size === 0 ? '' : textView.page.lit([...cards]);
}
