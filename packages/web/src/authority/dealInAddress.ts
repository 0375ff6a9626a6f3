/**
 * The same deal again: `#seed=…` at the end of the address gives every new game of this visit that deal, so
 * that friends can play the same cards. The worker makes the seed, so that the page needs no hash function.
 */
export function dealIn(hash: string): string | undefined {
  return /[#&?]seed=([^&]+)/.exec(hash)?.[1];
}
