import * as v from 'valibot';
import { write } from '../platform/storage.ts';
import type { Retention } from '../text/facts.ts';
import { readStored } from './stored.ts';

/** What the server said the last time it listed tables, so that the privacy page can say it without asking. */
const KEY = 'picket.keeping';
const Stored = v.object({ lobbyDays: v.number(), unfinishedDays: v.number(), linkDays: v.number() });

export function recallRetention(): Retention | undefined {
  return readStored(KEY, Stored);
}

export function rememberRetention(retention: Retention): void {
  write(KEY, retention);
}
