import { parts as en } from '../en/parts.ts';
import type { PartLoaders } from '../text.ts';
import { lengthened } from './lengthened.ts';

/** English with longer words, to find places where other languages don't fit. No page offers it. */
export const parts: PartLoaders = {
  text: async () => ({ ...lengthened(await en.text()), locale: 'en' }),
  about: async () => lengthened(await en.about()),
  online: async () => lengthened(await en.online()),
  help: async () => lengthened(await en.help()),
  hints: async () => lengthened(await en.hints()),
  lesson: async () => lengthened(await en.lesson()),
  rulebook: async () => lengthened(await en.rulebook()),
};
