import { parts as en } from '../en/parts.ts';
import type { Part, PartLoaders, Parts } from '../text.ts';

/** English with longer words, to find places where other languages don't fit. No page offers it. */
export const parts: PartLoaders = {
  text: longer('text'),
  about: longer('about'),
  after: longer('after'),
  online: longer('online'),
  faults: longer('faults'),
  help: longer('help'),
  hints: longer('hints'),
  daily: longer('daily'),
  coach: longer('coach'),
  lesson: longer('lesson'),
  realTable: longer('realTable'),
  rulesPage: longer('rulesPage'),
  setupPage: longer('setupPage'),
  settings: longer('settings'),
  textView: longer('textView'),
  rulebook: longer('rulebook'),
};

function longer<P extends Part>(part: P): () => Promise<Parts[P]> {
  return async () => {
    const { lengthened } = await import('./lengthened.ts');
    return lengthened(await en[part]());
  };
}
