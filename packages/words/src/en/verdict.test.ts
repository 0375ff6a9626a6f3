import { expect, test } from 'vitest';
import type { Verdict } from '../verdict.ts';
import { verdict } from './verdict.ts';

const two = { winner: 'Ada', second: 'Bob', total: 53 };

test.each<[Verdict, string]>([
  [{ kind: 'alone', total: -1 }, 'Your town is worth −1 point.'],
  [
    { kind: 'shared', winners: ['Ada', 'Bob'], total: 40 },
    'Ada and Bob share the first place with 40 points: nothing parts them.',
  ],
  [{ kind: 'points', ...two, ahead: 4 }, 'Ada wins with 53 points, 4 ahead of Bob.'],
  [
    { kind: 'estates', ...two, estates: 7, against: 6 },
    'Ada and Bob both have 53 points, and Ada wins with more complete estates: 7 against 6.',
  ],
  [
    { kind: 'size', ...two, size: 1, estates: 3, against: 2 },
    'Ada and Bob both have 53 points and as many estates, and Ada wins with more of size 1: 3 against 2.',
  ],
  [
    { kind: 'kept', ...two, winner: 'Sam', estates: 8, against: 8 },
    'Sam and Bob both have 53 points, and Sam keeps the tie: Bob has 8 estates complete, and would need more than the 8 of the AAA.',
  ],
  [{ kind: 'points', ...two, winner: 'You', ahead: 4 }, 'You win with 53 points, 4 ahead of Bob.'],
  [{ kind: 'points', ...two, second: 'You', ahead: 4 }, 'Ada wins with 53 points, 4 ahead of you.'],
  [
    { kind: 'kept', ...two, winner: 'Sam', second: 'You', estates: 8, against: 8 },
    'Sam and you both have 53 points, and Sam keeps the tie: you have 8 estates complete, and would need more than the 8 of the AAA.',
  ],
])('%j', (facts, sentence) => {
  expect(verdict(facts)).toBe(sentence);
});
