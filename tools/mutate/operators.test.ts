import { expect, test } from 'vitest';
import { mutantsOf, parse } from './mutants.ts';

/** The changes of all mutants of a source, as `from → to`. */
function changes(source: string, file = 'some.ts'): string[] {
  return mutantsOf([parse(file, source)]).map(({ from, to }) => `${from} → ${to || '(removed)'}`);
}

test.each([
  ['a < b', ['a < b → a <= b', 'a < b → a >= b']],
  ['a === b', ['a === b → a !== b']],
  ['a + b * c', ['a + b * c → a - (b * c)', 'b * c → b / c']],
  ['a & ~b', ['a & ~b → a | ~b', '~b → b']],
  ['a >>> b', ['a >>> b → a << b']],
  ['a ?? b', ['a ?? b → a && b']],
  ['!a || -b', ['!a || -b → !a && -b', '!a → a', '-b → b']],
  ['i++', ['i++ → i--']],
  ['3', ['3 → 4', '3 → 2']],
  ['0', ['0 → 1']],
  ['true', ['true → false']],
  ['a ? b : c', ['a → true', 'a → false']],
  ['list.every(f)', ['list.every(f) → list.some(f)']],
  ['Math.min(a, b)', ['Math.min(a, b) → Math.max(a, b)']],
  ["'text'", []],
])('an expression: %s', (expression, expected) => {
  expect(changes(`const x = ${expression};`)).toEqual(expected);
});

test('statements with effects are removed, conditions are always or never true', () => {
  expect(changes('if (a) go();')).toEqual(['a → true', 'a → false', 'go(); → (removed)']);
  expect(changes('while (a) { b = c; continue; }')).toEqual([
    'a → false',
    'b = c; → (removed)',
    'continue; → (removed)',
  ]);
  expect(changes('throw e;')).toEqual(['throw e; → (removed)']);
});

test('a function returns another value of its type', () => {
  expect(changes('function f(): boolean { return a; }')).toEqual(['a → !a']);
  expect(changes('function f(): number { return a; }')).toEqual(['a → (a) + 1']);
  expect(changes('function f(): string[] { return a; }')).toEqual(['a → []']);
  expect(changes('const f = (): A | undefined => a;')).toEqual(['a → undefined']);
});

test('types have no mutants', () => {
  expect(changes('type A = 1 | true; interface B { c: 2 } let x: 3 = y as 4;')).toEqual([]);
});

test('printed numbers change by one; keys do not change', () => {
  expect(changes('export const deck = { 1: [0, 2], own: -1 };', 'edition/edition2018.ts')).toEqual([
    '0 → 1',
    '2 → 3',
    '1 → 2',
  ]);
});

test('a key identifies a mutant whatever its line', () => {
  const keys = (source: string): string[] => mutantsOf([parse('a.ts', source)]).map(({ key }) => key);
  const source = 'class A { b() { return c + d; } e = f + (c + d) + (c + d); }';
  expect(keys(source)).toContain('a.ts A.b: c + d → c - d');
  expect(keys(source)).toContain('a.ts A.e: c + d → c - d (2)');
  expect(keys(`\n\n${source}`)).toEqual(keys(source));
});
