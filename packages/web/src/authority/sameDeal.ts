import { base64url, sha256, utf8 } from 'picket-engine';

const SEED = /^[A-Za-z0-9_-]{21}[AQgw]$/;
const SEED_BYTES = 16;

/**
 * The same deal again: `#seed=…` at the end of the address gives every new game of this visit that seed, so that friends can
 * play the same cards. A seed as a finished game shows it is taken as it is, any other word stands for one.
 */
export function seedIn(hash: string): string | undefined {
  const word = /[#&?]seed=([^&]+)/.exec(hash)?.[1];
  if (word === undefined || SEED.test(word)) return word;
  return base64url(sha256(utf8(word)).slice(0, SEED_BYTES));
}
