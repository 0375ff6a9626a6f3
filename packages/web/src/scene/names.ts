import type { EditionId, Slot } from 'picket-engine';
import type { Text } from '../text/text.ts';

/** “N°1” or “A”, as the edition calls the slot. */
export function slotName(text: Text, edition: EditionId, slot: Slot): string {
  return text.game.plan.name(text.words.slots[edition][slot]);
}
