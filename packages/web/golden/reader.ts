import { virtual } from '@guidepup/virtual-screen-reader';

/** More than any page has. */
const MOST = 900;
const END = 'end of document';

/** Everything that a screen reader says of a page, from top to bottom; what is announced comes and goes. */
export async function readPage(): Promise<string[]> {
  const container = document.getElementById('page') ?? document.body;
  await virtual.start({ container });
  const said: string[] = [];
  for (let i = 0; i < MOST; i++) {
    const phrase = await virtual.lastSpokenPhrase();
    // What ends is what has begun.
    if (!phrase.startsWith('end of ')) said.push(phrase);
    if (phrase === END) break;
    await virtual.next();
  }
  await virtual.stop();
  return said;
}

/** What it says while something happens, live regions included. */
export async function heard(work: () => Promise<void>): Promise<string[]> {
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  await work();
  const said = await virtual.spokenPhraseLog();
  await virtual.stop();
  return said;
}
