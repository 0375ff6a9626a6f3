import { builtIn } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import { plan } from './plan.ts';

const cards = Object.values(builtIn.editions).flatMap((edition) => edition.plans);

describe('plans in English', () => {
  test.each(cards)('$id is one plain sentence', ({ when }) => {
    expect(plan(when)).toMatch(/^[A-Z][^.!]*\.$/);
    expect(plan(when)).not.toMatch(/undefined|NaN/);
  });

  test('count estates by size', () => {
    expect(plan({ type: 'estates', sizes: [3, 3, 4] })).toBe(
      'Complete two estates of size 3 and one of size 4.',
    );
    expect(plan({ type: 'estates', sizes: [2, 3, 5] })).toBe(
      'Complete one estate of size 2, one of size 3 and one of size 5.',
    );
  });

  test('say what each estate must hold', () => {
    expect(plan({ type: 'estates', sizes: [5, 6], poolsEach: 1, bisEach: 2 })).toMatch(
      /, each with at least one pool and two bis houses\.$/,
    );
  });

  test('ask for roundabouts only where the plan does', () => {
    const both = { type: 'estates-in-one-street', sizes: [4, 4] } as const;
    expect(plan({ ...both, roundabouts: 0 })).toBe('Complete two estates of size 4 in the same street.');
    expect(plan({ ...both, roundabouts: 1 })).toMatch(/, with at least one roundabout there\.$/);
  });

  test('write counts beyond ten as digits', () => {
    expect(plan({ type: 'temps', count: 11 })).toBe('Cross 11 temp boxes.');
    expect(plan({ type: 'temps', count: 1 })).toBe('Cross one temp box.');
  });
});
