/**
 * The same deal again: with `#seed=…` at the end of the address, every new game in the rest of the visit has that deal, for
 * friends who want the same cards. The worker computes the seed, so the page needs no hash function.
 */
export function dealIn(hash: string): string | undefined {
  return /[#&?]seed=([^&]+)/.exec(hash)?.[1];
}
