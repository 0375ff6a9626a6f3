import type { Note } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import { note } from './note.ts';

const SAID: [Note, string][] = [
  [{ note: 'solo-card' }, 'The Solo card came up: every plan is now worth its low value.'],
  [
    { note: 'validation', slot: 'A', scored: true, points: 1 },
    'The card for plan 1 came up: the AAA claims it for 1 point at the end of this round.',
  ],
  [
    { note: 'validation', slot: 'B', scored: false, points: 0 },
    'The card for plan 2 came up, but this opponent doesn’t claim it.',
  ],
  [{ note: 'reshuffle', why: 'asked' }, 'The cards were reshuffled at a player’s request.'],
  [
    { note: 'reshuffle', why: 'first-plan' },
    'The first plan was claimed, so the discards were shuffled into the stack.',
  ],
  [{ note: 'reshuffle', why: 'stack-empty' }, 'The cards ran out, so the discards were shuffled.'],
  [{ note: 'reshuffle', why: 'stack-empty', stack: 1 }, 'Stack 2 ran out, so its discards were shuffled.'],
];

describe('notes in English', () => {
  test.each(SAID)('%j', (happened, sentence) => {
    expect(note(happened, '2018')).toBe(sentence);
  });

  test('the 2023 edition resolves a card at once', () => {
    const validation = (points: number): Note => ({ note: 'validation', slot: 'A', scored: true, points });
    expect(note(validation(9), '2023')).toBe(
      'The AAA claimed plan A for 9 points, and the plan was turned over.',
    );
    expect(note(validation(0), '2023')).toBe('The card for plan A came up, and the plan was turned over.');
  });
});
