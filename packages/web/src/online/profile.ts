import * as v from 'valibot';
import { write } from '../platform/storage.ts';
import { readStored } from './stored.ts';

/** The player's name and town from the last time. */
const Profile = v.object({ name: v.fallback(v.string(), ''), city: v.fallback(v.string(), '') });
export type Profile = Readonly<v.InferOutput<typeof Profile>>;

const KEY = 'picket.me';

export function loadProfile(): Profile {
  return readStored(KEY, Profile) ?? { name: '', city: '' };
}

export function saveProfile(me: Profile): void {
  write(KEY, me);
}
