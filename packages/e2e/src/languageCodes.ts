import { readdirSync } from 'node:fs';

const CATALOGUE = `${import.meta.dirname}/../../web/src/text`;
/** The pseudo-language with longer words (web/src/text/pseudo). */
export const PSEUDO = 'xx';

/** Those in the environment; by default every language that has a folder, and the pseudo-language. */
export const LANGUAGES: readonly string[] = process.env['PICKET_LANGUAGES']?.split(',') ?? [
  ...readdirSync(CATALOGUE).filter((name) => /^[a-z]{2}$/.test(name)),
  PSEUDO,
];
