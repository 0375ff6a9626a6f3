import type { FastRandom } from 'picket-engine/fast';
import type { ClientInput } from 'picket-protocol';
import { garble, mutate } from './mutate.ts';

/** Commands that end an attacker's part are sent less often. */
const LEAVING = new Set<ClientInput['type']>(['resign', 'remove']);
const LEAVING_ONE_IN = 2;

/** A sample (unchanged, repeated or malformed), or garbage. */
export function hostileMessage(
  samples: readonly ClientInput[],
  random: FastRandom,
): string | Uint8Array<ArrayBuffer> {
  let sample = any(samples, random);
  while (LEAVING.has(sample.type) && random.below(LEAVING_ONE_IN) > 0) sample = any(samples, random);
  const again = 'id' in sample && random.below(3) === 0 ? sample : { ...sample, id: `f${random.below(1e9)}` };
  switch (random.below(6)) {
    case 0:
      return JSON.stringify(again);
    case 1:
      return garble(JSON.stringify(again), random);
    case 2:
      return Uint8Array.from({ length: random.below(200) }, () => random.below(256));
    default:
      return JSON.stringify(mutate(again, random));
  }
}

/** The same for a request: its path and body. */
export function hostileRequest(
  samples: readonly (readonly [path: string, body: object])[],
  random: FastRandom,
): { readonly path: string; readonly type: string; readonly body: string } {
  const [where, what] = any(samples, random);
  const path = random.below(4) === 0 ? garble(where, random) : where;
  const plain = JSON.stringify(random.below(3) === 0 ? what : mutate(what, random));
  const body = random.below(3) === 0 ? garble(plain, random) : plain;
  return {
    path: encodeURI(path.toWellFormed()),
    type: random.below(5) === 0 ? 'text/plain' : 'application/json',
    body: body.toWellFormed(),
  };
}

export function any<T>(items: readonly T[], random: FastRandom): T {
  return items[random.below(items.length)] as T;
}
