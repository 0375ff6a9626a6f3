// The parts of the components file that a whole game needs, and the cards in the order of their ids.

import type { When } from './plans.ts';
import type { Printed } from './sheet.ts';
import type { Action } from './turn.ts';

export type Components = { editions: { [edition: string]: EditionBlock } };

export type EditionBlock = {
  deck: { actions: Action[]; counts: { [number: string]: number[] } };
  sheets: { [name: string]: Printed };
  plans: PlanCard[];
  solo?: { temps: number; points: number };
  architects: Architect[];
};

export type PlanCard = {
  id: string;
  slot: string;
  level: string;
  when: When;
  high: number;
  low: number;
};

/** One AAA opponent; level 0 has `scores: false` and no values. */
export type Architect = {
  id: string;
  validates: boolean[];
  scores?: boolean;
  tempPositions?: number[];
  park?: number;
  pool?: number;
  temp?: number;
  fence?: number;
  bisHouses?: number;
  improveValue?: number;
};

export type Special = 'solo' | 'A' | 'B' | 'C';

/**
 * One physical card. Number and action are null for a special card, and in a game without a seed until the
 * record shows them; `among` is then the number of special cards among the cards that this may be.
 */
export type Card = {
  id: number;
  number: number | null;
  action: Action | null;
  special: Special | null;
  among?: { specials: number };
};

export const slotNames = ['A', 'B', 'C'] as const;

export function specialCard(special: Special): Card {
  return { id: -1, number: null, action: null, special };
}

/** Shuffle, "Purposes": by number, then by action in the order of the file, then copy by copy. */
export function deckOf({ actions, counts }: EditionBlock['deck']): Card[] {
  const numbers = Object.keys(counts).map(Number);
  const cards: Card[] = [];
  for (const number of numbers.sort((a, b) => a - b)) {
    for (const [i, action] of actions.entries()) {
      const copies = counts[number]?.[i] ?? 0;
      for (let copy = 0; copy < copies; copy += 1) {
        cards.push({ id: cards.length, number, action, special: null });
      }
    }
  }
  return cards;
}

/** Shuffle, "Purposes": all cards, starting from the order of their ids. */
export function byId(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => a.id - b.id);
}
