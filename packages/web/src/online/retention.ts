import * as v from 'valibot';
import { write } from '../platform/storage.ts';
import type { Retention } from '../text/facts.ts';
import { readStored } from './stored.ts';

/** How long the server keeps data, from its last list of tables, so the privacy page needs no request. */
const KEY = 'picket.keeping';
const Stored = v.object({ lobbyDays: v.number(), unfinishedDays: v.number(), linkDays: v.number() });

export function loadRetention(): Retention | undefined {
  return readStored(KEY, Stored);
}

export function saveRetention(retention: Retention): void {
  write(KEY, retention);
}
