import type { SavedDraft } from '../authority/authority.ts';
import { isDraft } from '../authority/storedDraft.ts';
import { read, write } from '../platform/storage.ts';

/** Drafts at online tables. Nobody else sees a draft before it is confirmed. */

const keyOf = (table: string): string => `picket.draft.${table}`;

export function draftAt(table: string): SavedDraft | undefined {
  const found = read(keyOf(table));
  return isDraft(found) ? found : undefined;
}

export function saveDraft(table: string, draft: SavedDraft): void {
  write(keyOf(table), draft);
}

export function forgetDraft(table: string): void {
  write(keyOf(table), undefined);
}
