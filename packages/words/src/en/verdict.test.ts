import { expect, test } from 'vitest';
import type { Verdict } from '../verdict.ts';
import { verdict } from './verdict.ts';

const two = { winner: 'Ada', second: 'Bob', total: 53 };

test.each<[Verdict, string]>([
  [{ kind: 'alone', total: -1 }, 'Your town is worth −1 point.'],
  [{ kind: 'shared', winners: ['Ada', 'Bob'], total: 40 }, 'Ada and Bob tie for first with 40 points.'],
  [{ kind: 'drawn', player: null, opponent: 'Ann', total: 40 }, 'You tie with Ann at 40 points.'],
  [
    { kind: 'drawn', player: 'Ada', opponent: 'AAA level 2', total: 1 },
    'Ada ties with AAA level 2 at 1 point.',
  ],
  [{ kind: 'points', ...two, ahead: 4 }, 'Ada wins with 53 points, 4 ahead of Bob.'],
  [
    { kind: 'estates', ...two, estates: 7, against: 6 },
    'Ada beats Bob on complete estates, 7 to 6, after a tie at 53 points.',
  ],
  [
    { kind: 'size', ...two, size: 1, estates: 3, against: 2 },
    'Ada beats Bob on estates of size 1, 3 to 2, after a tie at 53 points.',
  ],
  [
    { kind: 'kept', ...two, winner: 'Sam', estates: 8, against: 1 },
    'Sam beats Bob after a tie at 53 points: Bob has 1 complete estate and needed more than 8.',
  ],
  [{ kind: 'points', ...two, winner: null, ahead: 4 }, 'You win with 53 points, 4 ahead of Bob.'],
  [{ kind: 'points', ...two, second: null, ahead: 4 }, 'Ada wins with 53 points, 4 ahead of you.'],
  [
    { kind: 'estates', ...two, winner: null, estates: 7, against: 6 },
    'You beat Bob on complete estates, 7 to 6, after a tie at 53 points.',
  ],
  [
    { kind: 'kept', ...two, winner: 'Sam', second: null, estates: 8, against: 8 },
    'Sam beats you after a tie at 53 points: you have 8 complete estates and needed more than 8.',
  ],
])('%j', (facts, sentence) => {
  expect(verdict(facts)).toBe(sentence);
});
