import type { Note } from '@picket/engine';
import { describe, expect, test } from 'vitest';
import { note } from './note.ts';

const SAID: [Note, string][] = [
  [{ note: 'solo-card' }, 'The Solo card came up: every plan is at its low value now.'],
  [
    { note: 'validation', slot: 'A', scored: true, points: 1 },
    'A card for plan n°1 came up: the AAA scores 1 point at the end of this round.',
  ],
  [
    { note: 'validation', slot: 'B', scored: false, points: 0 },
    'A card for plan n°2 came up, which this opponent does not validate.',
  ],
  [{ note: 'reshuffle', why: 'asked' }, 'The cards were reshuffled, as somebody asked.'],
  [
    { note: 'reshuffle', why: 'first-plan' },
    'The discards were shuffled in, since a plan was validated for the first time.',
  ],
  [{ note: 'reshuffle', why: 'stack-empty' }, 'The deck ran out, so its discards were shuffled.'],
  [{ note: 'reshuffle', why: 'stack-empty', stack: 1 }, 'Stack 2 ran out, so its discards were shuffled.'],
];

describe('notes in English', () => {
  test.each(SAID)('%j', (happened, sentence) => {
    expect(note(happened, '2018')).toBe(sentence);
  });

  test('the second edition resolves a card at once', () => {
    const validation = (points: number): Note => ({ note: 'validation', slot: 'A', scored: true, points });
    expect(note(validation(9), '2023')).toBe(
      'The AAA validated plan A for 9 points: it is at its low value now.',
    );
    expect(note(validation(0), '2023')).toBe('A card turned plan A over: it is at its low value now.');
  });
});
