import { readdirSync } from 'node:fs';

const CATALOGUE = `${import.meta.dirname}/../../web/src/text`;
/** The language with longer words: see web/src/text/pseudo. */
export const PSEUDO = 'xx';

/** Every language that has a folder, and the one with longer words; or what the environment says. */
export const LANGUAGES: readonly string[] = process.env['PICKET_LANGUAGES']?.split(',') ?? [
  ...readdirSync(CATALOGUE).filter((name) => /^[a-z]{2}$/.test(name)),
  PSEUDO,
];
