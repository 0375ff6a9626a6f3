import { virtual } from '@guidepup/virtual-screen-reader';

/** More phrases than any page has. */
const MAX_PHRASES = 900;
const END = 'end of document';

/** Everything that a screen reader says about a page, from top to bottom, without announcements. */
export async function readPage(): Promise<string[]> {
  const container = document.getElementById('page') ?? document.body;
  await virtual.start({ container });
  const said: string[] = [];
  for (let i = 0; i < MAX_PHRASES; i++) {
    const phrase = await virtual.lastSpokenPhrase();
    // “End of …” only repeats what began.
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
