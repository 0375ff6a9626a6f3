import { describe, expect, test } from 'vitest';
import { isFound, piecesOf, termsOf } from './search.ts';

const hits = (text: string, query: string): string[] =>
  piecesOf(text, termsOf(query))
    .filter(({ hit }) => hit)
    .map(({ text: piece }) => piece);

describe('what is found', () => {
  test('every word has to be somewhere', () => {
    expect(isFound(termsOf('fence plan'), ['No fence in an estate used for a plan.'])).toBe(true);
    expect(isFound(termsOf('fence pool'), ['No fence in an estate used for a plan.'])).toBe(false);
  });

  test('capitals and accents make no difference', () => {
    expect(isFound(termsOf('CAFÉ'), ['The cafe.'])).toBe(true);
    expect(isFound(termsOf('cafe'), ['The café.'])).toBe(true);
  });

  test('an id is found as a whole', () => {
    expect(isFound(termsOf('a1'), ['An action.'], 'A1')).toBe(true);
    expect(isFound(termsOf('a1'), ['An action.'], 'A10')).toBe(false);
  });

  test('an empty search finds everything', () => {
    expect(isFound(termsOf('  '), ['Anything.'])).toBe(true);
  });
});

describe('what is marked', () => {
  test('every place of every word', () => {
    expect(hits('A fence, and then fences.', 'fence then')).toEqual(['fence', 'then', 'fence']);
  });

  test('the sentence stays whole', () => {
    const text = 'A café’s fence.';
    expect(
      piecesOf(text, termsOf('cafe'))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(hits(text, 'cafe')).toEqual(['café']);
  });

  test('words that overlap make one mark', () => {
    expect(hits('roundabout', 'round dabo')).toEqual(['roundabo']);
  });

  test('signs of a pattern are only signs', () => {
    expect(hits('a. (b)', '(b .')).toEqual(['.', '(b']);
  });
});
