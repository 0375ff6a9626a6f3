const TRIES = 300;
const EVERY = 100;

/** Retries until a check passes: bots and messages may still be in flight. */
export async function eventually(isSo: () => Promise<boolean> | boolean): Promise<boolean> {
  for (let i = 0; i < TRIES; i++) {
    if (await isSo()) return true;
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
  return false;
}
