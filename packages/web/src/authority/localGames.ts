import type { Authority } from './authority.ts';
import { localAuthority } from './workerClient.ts';

let authority: Authority | undefined;

/** Who holds the games of this device. Started by the first page that asks. */
export function localGames(): Authority {
  authority ??= localAuthority();
  return authority;
}
