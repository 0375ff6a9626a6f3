import { LIMITS } from './limits.ts';

/** Controls, and marks that turn the direction of what follows: a name may be written in any script, but not rewrite its neighbours. */
const UNWANTED = /[\p{Cc}\p{Bidi_Control}\u200b\u2028\u2029\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Halves of characters cannot be stored or sent. */
const HALVES = /\p{Surrogate}/gu;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A name as it is kept: composed, trimmed, with single spaces and nothing invisible that does harm. */
export function cleanName(text: string): string {
  return cleanText(text).replace(/\s+/gu, ' ').trim();
}

/** What people write to each other, without what could disturb other lines. */
export function cleanText(text: string): string {
  return text.replace(HALVES, '').replace(/\s/gu, ' ').replace(UNWANTED, '').normalize('NFC').trim();
}

/** Whether a clean name is short enough, as people count and as it is stored. */
export function fitsName(name: string): boolean {
  if (new TextEncoder().encode(name).length > LIMITS.nameBytes) return false;
  let count = 0;
  for (const _ of graphemes.segment(name)) if (++count > LIMITS.nameGraphemes) return false;
  return true;
}
