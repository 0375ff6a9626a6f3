import { folded } from '../../platform/folded.ts';

/** Searches words in sentences, ignoring case and accents. */

/** Part of a sentence, and whether it matched. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** The words of a query; all of them have to match. */
export function termsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** Whether every word occurs in these texts, or is the id. */
export function isFound(terms: readonly string[], texts: readonly string[], id = ''): boolean {
  const all = folded(texts.join('\n'));
  return terms.every((term) => term === folded(id) || all.includes(term));
}

/** A sentence in pieces, split at the matches. */
export function piecesOf(text: string, terms: readonly string[]): Piece[] {
  if (terms.length === 0) return [{ text, hit: false }];
  const letters = text.split('');
  const hits = hitsOf(letters.map(folded), terms);
  const pieces: { text: string; hit: boolean }[] = [];
  for (const [i, letter] of letters.entries()) {
    const hit = hits[i] === true;
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  }
  return pieces;
}

/**
 * Which letters are part of a match. A letter may fold to several or to none, so positions are counted in the
 * folded text.
 */
function hitsOf(letters: readonly string[], terms: readonly string[]): boolean[] {
  const text = letters.join('');
  const hits = new Set<number>();
  for (const term of terms) {
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
      for (let i = at; i < at + term.length; i++) hits.add(i);
    }
  }
  let place = 0;
  return letters.map((letter) => {
    const hit = hits.has(place);
    place += letter.length;
    return hit;
  });
}
