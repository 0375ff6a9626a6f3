// The cards of a hand and what a turn does with them.

import type { Face } from './deal/dealt.ts';
import { field } from './json.ts';
import type { Position } from './turn.ts';

/** RECORD "Steps", R8: the card of a hand that is neither number nor action, or that a refusal names. */
export function givenAway(steps: readonly unknown[]): number | null {
  for (const step of steps) {
    const give = field(step, 'give');
    if (typeof give === 'number') return give;
    const number = field(step, 'number');
    const action = field(step, 'action');
    if (typeof number === 'number' && typeof action === 'number') return 3 - number - action;
  }
  return null;
}

/**
 * The cards as turns see them; null for a used card that is hidden. A hidden card only matters for a refusal,
 * which is then judged by the other numbers alone.
 */
export function shownCards(hand: readonly Face[], steps: readonly unknown[]): Position['cards'] | null {
  const given = givenAway(steps);
  const shown = hand.find(({ number }) => number !== null)?.number ?? null;
  const cards: Position['cards'] = [];
  for (const [i, { number, action }] of hand.entries()) {
    const known = number ?? (i === given ? shown : null);
    if (known === null) return null;
    cards.push({ number: known, action: action ?? 'fence' });
  }
  return cards;
}
