/** Throws when the program's own state is broken. A player's mistake never gets here: that is a rejection. */
export function broken(what: string): never {
  throw new Error(`broken invariant: ${what}`);
}
