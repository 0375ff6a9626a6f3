import type { Authority } from './authority.ts';
import { localAuthority } from './workerClient.ts';

let authority: Authority | undefined;

/** The authority of this device. Started by the first page that needs it. */
export function localGames(): Authority {
  authority ??= localAuthority();
  return authority;
}
