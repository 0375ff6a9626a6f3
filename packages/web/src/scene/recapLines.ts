import type { View } from 'picket-engine';
import { streetsOf } from 'picket-words';
import type { Text } from '../text/text.ts';
import { dealNotes, recap } from './recap.ts';

/** What everyone did in the last round, and what the cards did automatically before this one. */
export function recapOf({ state, now, commitment }: View, text: Text): string[] {
  return [
    ...recap(state, streetsOf(commitment), text).map((line) => line.text),
    ...dealNotes(state, now?.notes ?? [], text),
  ];
}
