import type { Moment } from 'picket-bots';
import { expect, test } from 'vitest';
import { stubStorage } from '../../platform/storageStub.ts';
import { savePuzzles, markSolved, puzzleName, puzzleNamed, puzzles } from './puzzles.ts';

stubStorage();

const moment = (round: number): Moment => ({
  round,
  turn: [],
  better: [{ do: 'refuse' }],
  loss: { points: 4, from: 3, to: 5 },
  grade: 'mistake',
  reasons: [],
  games: 200,
});
const game = { game: 'a', city: 'Linden Falls', seat: 0 };

test('a review replaces the puzzles of its game, but solved ones stay solved', () => {
  savePuzzles(game, [moment(3), moment(7)]);
  savePuzzles({ ...game, game: 'b' }, [moment(1)]);
  markSolved('a~0~7');
  savePuzzles(game, [moment(7), moment(9)]);
  expect(puzzles().map(puzzleName)).toEqual(['a~0~7', 'a~0~9', 'b~0~1']);
  expect(puzzleNamed('a~0~7')?.solved).toBe(true);
  expect(puzzleNamed('a~0~3')).toBeUndefined();
});

test.each(['null', '{', '[1, {"game": 2}]', '{"game": "a"}'])('what is damaged is left out: %s', (stored) => {
  localStorage.setItem('picket.puzzles', stored);
  expect(puzzles()).toEqual([]);
});
