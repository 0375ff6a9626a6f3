import * as v from 'valibot';
import { write } from '../platform/storage.ts';
import { readStored } from './stored.ts';

/** The player's name and town from the last time. */
const Me = v.object({ name: v.fallback(v.string(), ''), city: v.fallback(v.string(), '') });
export type Me = Readonly<v.InferOutput<typeof Me>>;

const KEY = 'picket.me';

export function recallMe(): Me {
  return readStored(KEY, Me) ?? { name: '', city: '' };
}

export function rememberMe(me: Me): void {
  write(KEY, me);
}
