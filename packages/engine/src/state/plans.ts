import { NONE } from '../sheet/sheet.ts';
import { SLOTS, type Slot } from '../types.ts';
import type { Plan } from '../plan/plan.ts';
import type { Note, State } from './state.ts';

/**
 * [P2] What claiming a plan scores: the high value until the end of the round of its first claim, then the
 * low one.
 */
export function planPoints({ rules, firsts }: State, slot: number, turned = false): number {
  const { high, low } = (rules.plans[slot] as Plan).card;
  return firsts[slot] === NONE && !turned ? high : low;
}

/** These plans as a mask of slots. */
export function maskOf(claimed: readonly Slot[]): number {
  return claimed.reduce((slots, slot) => slots | (1 << SLOTS.indexOf(slot)), 0);
}

/** The plans turned over by this round's cards, as a mask of slots. */
export function turnedBy(notes: readonly Note[]): number {
  let slots = 0;
  for (const note of notes) {
    if (note.note === 'solo-card') slots |= (1 << SLOTS.length) - 1;
    if (note.note === 'validation' && note.scored) slots |= 1 << SLOTS.indexOf(note.slot);
  }
  return slots;
}
