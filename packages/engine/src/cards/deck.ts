import { ACTIONS, type ReadonlyInts } from '../types.ts';
import type { DeckBlock } from '../edition/types.ts';

/** The construction cards by id: card i has `numbers[i]` on its front and `actions[i]` on its back. */
export interface Deck {
  readonly size: number;
  readonly numbers: ReadonlyInts;
  readonly actions: ReadonlyInts;
}

/** [K1] Ids follow the components file: by number, then by action, then one for each identical card. */
export function deckOf(block: DeckBlock): Deck {
  const numbers: number[] = [];
  const actions: number[] = [];
  const byNumber = Object.entries(block.counts).toSorted(([a], [b]) => Number(a) - Number(b));
  for (const [number, counts] of byNumber) {
    block.actions.forEach((action, i) => {
      for (let copy = 0; copy < (counts[i] ?? 0); copy++) {
        numbers.push(Number(number));
        actions.push(ACTIONS.indexOf(action));
      }
    });
  }
  return { size: numbers.length, numbers: Int32Array.from(numbers), actions: Int32Array.from(actions) };
}
