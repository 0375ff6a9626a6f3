import type { Ownership } from '../ownership.ts';

/** A data folder belongs to one server, which owns all of its tables. */
export function soleOwnership(due: (now: number, limit: number) => Promise<string[]>): Ownership {
  return {
    isShared: false,
    isHeld: () => true,
    claim: async () => ({ term: 0 }),
    release: async () => undefined,
    claimDue: due,
    notElsewhere: async (tables) => [...tables],
    renew: async () => false,
    time: async () => Date.now(),
    leave: async () => undefined,
  };
}
