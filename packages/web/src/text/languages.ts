/** Every language, by its code: another one is a folder and a line here. */
export { parts as de } from './de/parts.ts';
export { parts as en } from './en/parts.ts';
export { parts as fr } from './fr/parts.ts';
/** A language for tests: see text/pseudo. */
export { parts as xx } from './pseudo/parts.ts';
