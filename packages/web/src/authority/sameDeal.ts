import { base64url, sha256, utf8 } from 'picket-engine';

const SEED = /^[A-Za-z0-9_-]{21}[AQgw]$/;
const SEED_BYTES = 16;

/** The seed for the word of a deal: a seed from a finished game is used directly, any other word is hashed. */
export function seedFor(word: string): string {
  return SEED.test(word) ? word : base64url(sha256(utf8(word)).slice(0, SEED_BYTES));
}
