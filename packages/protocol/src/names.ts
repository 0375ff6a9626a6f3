import { LIMITS } from './limits.ts';

/**
 * Control characters and bidirectional marks: a name may be in any script, but must not affect the text
 * around it.
 */
const UNWANTED = /[\p{Cc}\p{Bidi_Control}\u200b\u2028\u2029\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Lone surrogates, which cannot be stored or sent. */
const HALVES = /\p{Surrogate}/gu;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A name as stored: composed, trimmed, with single spaces and without harmful invisible characters. */
export function cleanName(text: string): string {
  return cleanText(text).replace(/\s+/gu, ' ').trim();
}

/** A chat text without characters that could affect other lines. */
export function cleanText(text: string): string {
  return text.replace(HALVES, '').replace(/\s/gu, ' ').replace(UNWANTED, '').normalize('NFC').trim();
}

/** Whether a cleaned name is short enough, in graphemes and as stored. */
export function fitsName(name: string): boolean {
  if (new TextEncoder().encode(name).length > LIMITS.nameBytes) return false;
  let count = 0;
  for (const _ of graphemes.segment(name)) if (++count > LIMITS.nameGraphemes) return false;
  return true;
}
