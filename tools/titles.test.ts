import { describe, expect, test } from 'vitest';
import { ruleIds, testTitles } from './titles.ts';

describe('test titles', () => {
  test('are found in every form of test call', () => {
    const source = `
      describe('X1 no test', () => {
        test('H1 one', () => {});
        it.only("H2 two", () => {});
        test.each([1, 2])('H3 three %i', () => {});
        for (const size of sizes) test(\`H4 four \${size}\`, () => {});
        test(name, () => {});
        other.test('X2 no test of ours');
      });`;
    expect(testTitles(source)).toEqual(['H1 one', 'H2 two', 'H3 three %i', 'H4 four ']);
  });

  test('of skipped tests are left out', () => {
    expect(testTitles(`test.skip('H1 one', run); test.todo('H2 two');`)).toEqual([]);
  });

  test('start with rule ids', () => {
    expect(ruleIds('H1 R14 a gap is left')).toEqual(['H1', 'R14']);
    expect(ruleIds('a gap H1')).toEqual([]);
    expect(ruleIds('H1')).toEqual([]);
  });
});
