import type { View } from 'picket-engine';
import type { Text } from '../text/text.ts';
import { dealNotes, recap } from './recap.ts';

/** What everybody did in the last round, and what the cards did by themselves before this one. */
export function recapOf({ state, now }: View, text: Text): string[] {
  return [...recap(state, text).map((line) => line.text), ...dealNotes(state, now?.notes ?? [], text)];
}
