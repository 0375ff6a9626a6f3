import { LIMITS } from './limits.ts';

/** Control characters, line breaks and bidirectional marks, which would affect the text around them. */
const HARMFUL = /[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufff9-\ufffb]/gu;

/**
 * Invisible characters, such as soft hyphens and Hangul fillers; but not those that join letters and emoji, choose
 * the colour of emoji or spell flags.
 */
const INVISIBLE = /(?!\u200c|\u200d|\ufe0f|[\u{e0020}-\u{e007f}])[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Lone surrogates, which cannot be stored or sent. */
const HALVES = /\p{Surrogate}/gu;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Alphabets with letters that look alike: a name that mixes them imitates another one. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Lisu}/u,
];

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A name as stored: composed, trimmed, with single spaces and without harmful or invisible characters. */
export function cleanName(text: string): string {
  return cleanText(text).replace(/\s+/gu, ' ').trim();
}

/** Replaces control characters, line breaks and bidirectional marks, which would affect the text around them. */
export function replaceHarmful(text: string, by: string): string {
  return text.replace(HARMFUL, by);
}

/** A chat text without characters that could affect other lines. */
export function cleanText(text: string): string {
  return replaceHarmful(text.replace(HALVES, '').replace(/\s/gu, ' '), '')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .trim();
}

/** Whether a cleaned name is short enough, in graphemes and as stored. */
export function fitsName(name: string): boolean {
  if (new TextEncoder().encode(name).length > LIMITS.nameBytes) return false;
  let count = 0;
  for (const _ of graphemes.segment(name)) if (++count > LIMITS.nameGraphemes) return false;
  return true;
}

/** Whether a cleaned name can be seen, and is written in one alphabet. */
export function isHonestName(name: string): boolean {
  return VISIBLE.test(name) && ALPHABETS.filter((alphabet) => alphabet.test(name)).length <= 1;
}
