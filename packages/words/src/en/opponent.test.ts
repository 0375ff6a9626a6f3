import { builtIn } from 'picket-engine';
import { expect, test } from 'vitest';
import { opponent } from './opponent.ts';

const architects = (edition: string) => builtIn.editions[edition]?.architects ?? [];

test('every opponent has a name and a character', () => {
  const [first, second, third] = architects('2018').map(
    (architect) => `${opponent.name(architect)} ${opponent.character(architect)}`,
  );
  expect(first).toBe('AAA level 1 even-handed');
  expect(second).toBe('AAA level 2 likes parks');
  expect(third).toBe('AAA level 3 likes pools and temps');
  const [closed, sam] = architects('2023');
  expect(closed && opponent.character(closed)).toBe('closed: scores nothing');
  expect(sam && opponent.name(sam)).toBe('Sam');
});

test('special cards to come', () => {
  expect(opponent.toCome(['solo-card'], '2018')).toBe('Solo card to come');
  expect(opponent.toCome(['A', 'C'], '2018')).toBe('plan cards n°1 n°3');
  expect(opponent.toCome(['A', 'C'], '2023')).toBe('plan cards A C');
});

test('one that is closed says what temps are worth', () => {
  expect(opponent.closed([6, 4, 1], [7, 4, 1])).toBe(
    'scores nothing; your temps: 7 for 6 boxes, 4 for 4 and 1 for 1',
  );
});
