const TRIES = 50;
const EVERY = 100;

/** Bots and messages may still be on their way: what is right will be so in a moment, what is wrong never. */
export async function eventually(isSo: () => Promise<boolean> | boolean): Promise<boolean> {
  for (let i = 0; i < TRIES; i++) {
    if (await isSo()) return true;
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
  return false;
}
