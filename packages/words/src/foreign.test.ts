import { readComponents, recordOf, newGame, defaultOptions, replay, type Result } from 'picket-engine';
import { expect, test } from 'vitest';
import { isForeign } from './foreign.ts';

const game = newGame({ options: defaultOptions, seed: 'AAAAAAAAAAAAAAAAAAAAAA' });
if (!game.ok) throw new Error(game.rejection.code);
const record = recordOf(game.value);

const foreign = (read: Result<unknown>): boolean => !read.ok && isForeign(read.rejection);

test.each([{ bad: 1 }, [], null, 'text', { format: 'picket-sheet/1', rules: 2 }])(
  'a file of another kind is foreign: %j',
  (value) => {
    expect(foreign(replay(value))).toBe(true);
    expect(foreign(readComponents(JSON.stringify(value)))).toBe(true);
  },
);

test('text that is not JSON is foreign', () => {
  expect(foreign(readComponents('<html>'))).toBe(true);
});

test('a damaged record is not foreign: its sentence says what is wrong', () => {
  expect(foreign(replay({ ...record, bad: 1 }))).toBe(false);
  expect(foreign(replay({ ...record, rules: 'two' }))).toBe(false);
});
