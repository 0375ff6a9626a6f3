import { describe, expect, test } from 'vitest';
import { isFound, piecesOf, termsOf } from './search.ts';

const hits = (text: string, query: string): string[] =>
  piecesOf(text, termsOf(query))
    .filter(({ hit }) => hit)
    .map(({ text: piece }) => piece);

describe('what is found', () => {
  test('every word must occur', () => {
    expect(isFound(termsOf('fence plan'), ['No fence in an estate used for a plan.'])).toBe(true);
    expect(isFound(termsOf('fence pool'), ['No fence in an estate used for a plan.'])).toBe(false);
  });

  test('case and accents do not matter', () => {
    expect(isFound(termsOf('CAFÉ'), ['The cafe.'])).toBe(true);
    expect(isFound(termsOf('cafe'), ['The café.'])).toBe(true);
  });

  test('an id matches as a whole', () => {
    expect(isFound(termsOf('a1'), ['An action.'], 'A1')).toBe(true);
    expect(isFound(termsOf('a1'), ['An action.'], 'A10')).toBe(false);
  });

  test('an empty search matches everything', () => {
    expect(isFound(termsOf('  '), ['Anything.'])).toBe(true);
  });
});

describe('highlights', () => {
  test('mark every occurrence of every word', () => {
    expect(hits('A fence, and then fences.', 'fence then')).toEqual(['fence', 'then', 'fence']);
  });

  test('keep the sentence intact', () => {
    const text = 'A café’s fence.';
    expect(
      piecesOf(text, termsOf('cafe'))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(hits(text, 'cafe')).toEqual(['café']);
  });

  test('merge overlapping words', () => {
    expect(hits('roundabout', 'round dabo')).toEqual(['roundabo']);
  });

  test('treat special characters literally', () => {
    expect(hits('a. (b)', '(b .')).toEqual(['.', '(b']);
  });
});
