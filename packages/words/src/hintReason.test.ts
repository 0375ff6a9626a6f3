import { describe, expect, test } from 'vitest';
import { enHint as words } from './en/hint.ts';
import type { Rivals } from './hint.ts';
import { reasonFor } from './hintReason.ts';

type Hint = Parameters<typeof reasonFor>[1];

type Gains = Hint['gains'];

const GAINS: Gains = [
  { part: 'estates', points: 3.1 },
  { part: 'parks', points: 1.4 },
  { part: 'pools', points: -0.9 },
  { part: 'temps', points: 0.6 },
  { part: 'bis', points: -0.2 },
];

/** A hint worth this much more, give or take two points. */
function worth(points: number, by: Hint['against']['by'] = 'you', gains = GAINS, learned = true): Hint {
  return { gain: { points, from: points - 2, to: points + 2 }, against: { by }, gains, learned };
}

const why = (hint: Hint, rivals?: Rivals) => reasonFor(words, hint, rivals).sentence;

describe('why a turn is better', () => {
  test('says by how much in whole points, with a range, compared with the draft or a Regular', () => {
    expect(why(worth(4.2))).toBe('About 4 points more than your current turn (2 to 6).');
    expect(why(worth(4.6, 'regular'))).toBe('About 5 points more than what a Regular would play (3 to 7).');
    expect(why(worth(1.1))).toBe('About 1 point more than your current turn (−1 to 3).');
  });

  test('names at most three parts, the largest first, including losses', () => {
    const { parts } = reasonFor(words, worth(4), undefined);
    expect(parts.map(({ part, points }) => `${part} ${words.change(points)}`)).toEqual([
      'estates +3',
      'parks +1',
      'pools −1',
    ]);
  });

  test('adds up: the rest is everything not named', () => {
    for (const more of [4, 1.2, -3]) {
      const { parts, rest } = reasonFor(words, worth(more), 'others');
      const whole = parts.reduce((sum, { points }) => sum + points, rest);
      expect(Math.abs(whole - more), `${more}`).toBeLessThanOrEqual(0.5);
    }
  });

  test('leaves out less than half a point', () => {
    const small: Gains = [
      { part: 'plans', points: 0.49 },
      { part: 'bis', points: -0.5 },
    ];
    expect(reasonFor(words, worth(1, 'you', small), undefined).parts).toEqual([{ part: 'bis', points: -1 }]);
  });

  test('says so if there is nothing better', () => {
    expect(reasonFor(words, worth(0, 'regular', []), 'others')).toEqual({
      sentence: 'Clearly the best move.',
      parts: [],
      rest: 0,
    });
    expect(why(worth(0, 'you', []))).toBe('Your current turn is as good as any: keep it.');
  });

  test('is about the same if there are no opponents and less than half a point is gained', () => {
    expect(why(worth(0.4))).toBe('About the same as your current turn.');
    expect(why(worth(-3, 'regular'))).toBe('About the same as what a Regular would play.');
  });

  test('is about winning if it costs points, or gains none', () => {
    expect(why(worth(-2.1), 'others')).toBe(
      'About 2 points less than your current turn (−4 to 0), but it’s better against your opponents.',
    );
    expect(why(worth(0.2, 'regular'), 'opponent')).toBe(
      'It scores about the same as what a Regular would play, but it’s better against your opponent.',
    );
  });

  test("is never about winning with the heuristic, which only looks at the player's town", () => {
    expect(why(worth(0.2, 'you', GAINS, false), 'others')).toBe('About the same as your current turn.');
  });
});
