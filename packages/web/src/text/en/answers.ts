import type { EditionId, Slot } from 'picket-engine';
import type { TempsReason } from '../facts.ts';
import { counted, numbers, slotName } from './phrase.ts';

const RANKS = ['Most temps', 'Second most temps', 'Third most temps'];

/** What a mark achieved: in a few words where it is shown, and as a sentence where it is spoken. */
export const answers = {
  estate: (size: number) => `Estate of ${size} ✓`,
  street: (name: string) => `${name} ✓`,
  plan: (slot: Slot, edition: EditionId) => `Plan ${slotName(slot, edition)}`,
  firstPlan: (slot: Slot, edition: EditionId) => `Plan ${slotName(slot, edition)}, first!`,
  temps: (reason: TempsReason) =>
    'boxes' in reason ? counted(reason.boxes, 'temp', 'temps') : (RANKS[reason.rank] ?? 'Temps'),
  say: {
    estates: (sizes: readonly number[]) =>
      sizes.length === 1 ? `Estate of ${sizes[0]} complete.` : `Estates of ${numbers(sizes)} complete.`,
    street: (name: string) => `${name} complete.`,
    firstPlan: 'You are the first to claim it.',
    temps: (reason: TempsReason, points: number) =>
      `${answers.temps(reason)}: ${points > 0 ? 'up' : 'down'} ${Math.abs(points)}.`,
  },
};
