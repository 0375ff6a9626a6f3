import * as v from 'valibot';
import { write } from '../platform/storage.ts';
import { readStored } from './stored.ts';

/** For how many days the server keeps what, as it said when it was last asked for tables: the small print tells it without asking. */
const Keeping = v.object({ lobbyDays: v.number(), unfinishedDays: v.number(), linkDays: v.number() });
export type Keeping = Readonly<v.InferOutput<typeof Keeping>>;

const KEY = 'picket.keeping';

export function recallKeeping(): Keeping | undefined {
  return readStored(KEY, Keeping);
}

export function rememberKeeping(keeping: Keeping): void {
  write(KEY, keeping);
}
