import { NONE } from '../sheet/sheet.ts';
import { SLOTS } from '../types.ts';
import type { Plan } from '../plan/plan.ts';
import type { Note, State } from './state.ts';

/** [P2] What claiming a plan is worth: its high value up to the round in which it is first claimed, then its low one. */
export function planPoints({ rules, firsts }: State, slot: number, turned = false): number {
  const { high, low } = (rules.plans[slot] as Plan).card;
  return firsts[slot] === NONE && !turned ? high : low;
}

/** The plans that a round's cards turn over, as a mask of slots. */
export function turnedBy(notes: readonly Note[]): number {
  let slots = 0;
  for (const note of notes) {
    if (note.note === 'solo-card') slots |= (1 << SLOTS.length) - 1;
    if (note.note === 'validation' && note.scored) slots |= 1 << SLOTS.indexOf(note.slot);
  }
  return slots;
}
