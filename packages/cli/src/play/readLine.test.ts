import { expect, test } from 'vitest';
import type { Input } from './input.ts';
import { readLine } from './readLine.ts';
import { VERBS } from './verbs.ts';

function inputs(line: string): readonly Input[] | string {
  const read = readLine(line);
  return read.ok ? read.inputs : read.message;
}

test.each<[string, Input]>([
  ['1', { kind: 'offer', offer: 0 }],
  ['t5', { kind: 'house', at: [0, 4] }],
  ['M3', { kind: 'house', at: [1, 2] }],
  ['b12', { kind: 'house', at: [2, 11] }],
  ['t5+1', { kind: 'house', at: [0, 4], by: 1 }],
  ['t5 -2', { kind: 'house', at: [0, 4], by: -2 }],
  ['+0', { kind: 'temp', by: 0 }],
  ['−2', { kind: 'temp', by: -2 }],
  ['f t4', { kind: 'fence', at: [0, 3] }],
  ['ft4', { kind: 'fence', at: [0, 3] }],
  ['fence b11', { kind: 'fence', at: [2, 10] }],
  ['v3', { kind: 'improve', size: 3 }],
  ['v 6', { kind: 'improve', size: 6 }],
  ['p', { kind: 'park' }],
  ['o', { kind: 'pool' }],
  ['x m11', { kind: 'bis', at: [1, 10] }],
  ['xm4r', { kind: 'bis', at: [1, 3], from: 'right' }],
  ['x m4 left', { kind: 'bis', at: [1, 3], from: 'left' }],
  ['r t6', { kind: 'roundabout', at: [0, 5] }],
  ['g A', { kind: 'plan', slot: 'A', houses: [] }],
  [
    'g2 t1 m4',
    {
      kind: 'plan',
      slot: 'B',
      houses: [
        [0, 0],
        [1, 3],
      ],
    },
  ],
  ['reshuffle', { kind: 'reshuffle' }],
  ['refuse', { kind: 'refuse' }],
  ['n', { kind: 'none' }],
  ['undo', { kind: 'undo' }],
  ['redo', { kind: 'redo' }],
  ['s', { kind: 'show' }],
  ['s 2', { kind: 'show', seat: 1 }],
  ['why f t4', { kind: 'why', input: { kind: 'fence', at: [0, 3] } }],
  ['?', { kind: 'help' }],
  ['c', { kind: 'confirm' }],
  ['q', { kind: 'quit' }],
])('reads %s', (line, input) => {
  expect(inputs(line)).toEqual([input]);
});

test('reads several commands in one line', () => {
  expect(inputs(' 2 t5; f t4  c ')).toEqual([
    { kind: 'offer', offer: 1 },
    { kind: 'house', at: [0, 4] },
    { kind: 'fence', at: [0, 3] },
    { kind: 'confirm' },
  ]);
  expect(inputs('')).toEqual([]);
});

test('says what is wrong with a line in one sentence', () => {
  expect(inputs('jump')).toBe("I don't know “jump”. Type ? for the commands.");
  expect(inputs('f')).toBe('“f” is typed like this: f t4');
  expect(inputs('1 x 5')).toBe('“x” is typed like this: x m4');
  expect(inputs('g 4')).toBe('“g” is typed like this: g1');
  expect(inputs('why')).toBe('“why” is typed like this: why t5');
});

test('the help shows every command as it can be typed', () => {
  for (const { shape } of VERBS) expect(inputs(shape), shape).toBeInstanceOf(Array);
});
