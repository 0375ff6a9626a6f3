import { textView } from '../../text/language.ts';

/** Which cards a cue highlights, in words; empty for anything else. */
export function litCards(selector: string): string {
  const cards = new Set([...selector.matchAll(/\[data-offer="(\d)"\]/g)].map(([, card]) => Number(card) + 1));
  return cards.size === 0 ? '' : textView.page.lit([...cards]);
}
