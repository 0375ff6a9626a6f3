import { base64url, sha256, utf8 } from 'picket-engine';

const SEED = /^[A-Za-z0-9_-]{21}[AQgw]$/;
const SEED_BYTES = 16;

/**
 * The same deal again: `#seed=…` at the end of the address gives every new game of this visit that seed, so
 * that friends can play the same cards. A seed from a finished game is used directly, any other word is
 * hashed.
 */
export function seedIn(hash: string): string | undefined {
  const word = /[#&?]seed=([^&]+)/.exec(hash)?.[1];
  if (word === undefined || SEED.test(word)) return word;
  return base64url(sha256(utf8(word)).slice(0, SEED_BYTES));
}
