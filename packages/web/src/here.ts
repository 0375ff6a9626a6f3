import type { Authority } from './authority/authority.ts';
import { localAuthority } from './authority/local.ts';

let authority: Authority | undefined;

/** Who holds the games of this device. Started by the first page that asks. */
export function here(): Authority {
  authority ??= localAuthority();
  return authority;
}
