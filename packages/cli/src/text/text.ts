import type { en } from './en/index.ts';

/**
 * Everything the command line says in one language. English gives the shape, so the compiler reports what another
 * language is missing. All other code passes facts and contains no sentences of its own.
 */
export type Text = typeof en;

/** A text that is worded once the language is known. */
export type Said = (text: Text) => string;
