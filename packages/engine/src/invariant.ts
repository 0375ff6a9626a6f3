/** Stops a program whose own state is broken. Never reached by a player's mistake: those are refusals. */
export function broken(what: string): never {
  throw new Error(`broken invariant: ${what}`);
}
