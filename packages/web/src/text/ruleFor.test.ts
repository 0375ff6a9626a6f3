import { builtIn, EDITIONS } from 'picket-engine';
import { rulesIn } from 'picket-words';
import { describe, expect, test } from 'vitest';
import { rulebook } from './en/rulebook.ts';
import { ruleFor } from './ruleFor.ts';

const known = new Set(rulesIn(rulebook).map(({ id }) => id));
const plans = EDITIONS.flatMap((edition) => builtIn.editions[edition]?.plans ?? []);

describe('the rule of something on the table', () => {
  test.each(plans)('plan $id has one', ({ when }) => {
    expect(known).toContain(ruleFor({ plan: when }));
  });

  test('estates that must hold something have a rule of their own', () => {
    expect(ruleFor({ plan: { type: 'estates', sizes: [2] } })).toBe('P5');
    expect(ruleFor({ plan: { type: 'estates', sizes: [2], poolsEach: 1 } })).toBe('P6');
  });

  test('cards and parts of the score', () => {
    expect(ruleFor({ action: 'bis' })).toBe('A10');
    expect(ruleFor({ part: 'estates' })).toBe('S5');
  });
});
