import { LIMITS } from 'picket-protocol';
import * as v from 'valibot';
import { write } from '../platform/storage.ts';
import { readStored } from './stored.ts';

/** The most seats that the server allows, from its last list of tables; older servers don't say. */
const KEY = 'picket.seatLimit';

export function seatLimit(): number {
  return readStored(KEY, v.number()) ?? LIMITS.wholeSeats;
}

export function saveSeatLimit(most: number = LIMITS.wholeSeats): void {
  write(KEY, most);
}
