import { expect, test } from 'vitest';
import { gamesOf, recordOf } from '../src/index.ts';
import { finished, nameOf, TABLES } from './kit.ts';

test.each(TABLES.map((options) => [nameOf(options), options] as const))(
  'G5 a finished game is played again round by round: %s',
  (name, options) => {
    const record = recordOf(finished({ players: ['Ada', 'Bob'], ...options }, `rounds ${name}`));
    const games = gamesOf(record);
    expect(games.map(({ state }) => state.rounds.length)).toEqual([
      ...record.rounds.keys(),
      record.rounds.length,
    ]);
    expect(games.map(({ state }) => state.ending !== undefined).indexOf(true)).toBe(record.rounds.length);
    expect(recordOf(games.at(-1) ?? finished(options, 'other'))).toEqual(record);
  },
);

test('G5 what is not a valid record with its seed is an error of the caller', () => {
  const record = recordOf(finished({}, 'rounds'));
  expect(() => gamesOf({ ...record, seed: null })).toThrow('cannot be dealt: bad-seed');
  expect(() => gamesOf({ ...record, rounds: record.rounds.toReversed() })).toThrow('cannot be played');
});
