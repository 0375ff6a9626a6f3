import type { Store } from '../store/store.ts';
import { freshCode } from '../table/secrets.ts';

const CODE_TRIES = 20;

/** A code that no table has; undefined where hardly any are left. */
export async function unusedCode(store: Store): Promise<string | undefined> {
  for (let i = 0; i < CODE_TRIES; i++) {
    const code = freshCode();
    if ((await store.tableOfCode(code)) === undefined) return code;
  }
  return undefined;
}
