import { expect, test } from 'vitest';
import type { Verdict } from '../verdict.ts';
import { verdict } from './verdict.ts';

const two = { winner: 'Ada', second: 'Bob', total: 53 };

test.each<[Verdict, string]>([
  [{ kind: 'alone', total: -1 }, 'Deine Stadt ist −1 Punkt wert.'],
  [
    { kind: 'shared', winners: ['Ada', 'Bob'], total: 40 },
    'Ada und Bob teilen sich mit 40 Punkten den ersten Platz.',
  ],
  [
    { kind: 'shared', winners: [null, 'Ada', 'Bob'], total: 1 },
    'Du, Ada und Bob teilt euch mit 1 Punkt den ersten Platz.',
  ],
  [
    { kind: 'shared', winners: ['Ada', null], total: 40 },
    'Ada und du teilt euch mit 40 Punkten den ersten Platz.',
  ],
  [
    { kind: 'drawn', player: null, opponent: 'Ann', total: 40 },
    'Unentschieden zwischen dir und Ann: je 40 Punkte.',
  ],
  [{ kind: 'points', ...two, ahead: 4 }, 'Ada gewinnt mit 53 Punkten, 4 vor Bob.'],
  [{ kind: 'points', ...two, winner: null, ahead: 4 }, 'Du gewinnst mit 53 Punkten, 4 vor Bob.'],
  [{ kind: 'points', ...two, second: null, ahead: 4 }, 'Ada gewinnt mit 53 Punkten, 4 vor dir.'],
  [
    { kind: 'estates', ...two, second: null, estates: 7, against: 6 },
    'Gleichstand bei 53 Punkten: Ada gewinnt bei den vollständigen Siedlungen 7 zu 6 gegen dich.',
  ],
  [
    { kind: 'size', ...two, winner: null, size: 1, estates: 3, against: 2 },
    'Gleichstand bei 53 Punkten: Du gewinnst bei den 1er-Siedlungen 3 zu 2 gegen Bob.',
  ],
  [
    { kind: 'kept', ...two, winner: 'Sam', estates: 8, against: 1 },
    'Gleichstand bei 53 Punkten: Sam gewinnt vor Bob, denn Bob hat 1 vollständige Siedlung und hätte mehr als 8 gebraucht.',
  ],
  [
    { kind: 'kept', ...two, winner: 'Sam', second: null, estates: 8, against: 8 },
    'Gleichstand bei 53 Punkten: Sam gewinnt vor dir, denn du hast 8 vollständige Siedlungen und hättest mehr als 8 gebraucht.',
  ],
])('%j', (facts, sentence) => {
  expect(verdict(facts)).toBe(sentence);
});
