import type { Step } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import { step } from './step.ts';

const SAID: [Step, string][] = [
  [{ do: 'choose', offer: 1 }, 'Picked card 2.'],
  [{ do: 'choose', number: 0, action: 2 }, 'Picked the number of card 1 and the action of card 3.'],
  [{ do: 'refuse' }, 'Took a permit refusal.'],
  [{ do: 'refuse', give: 2 }, 'Took a permit refusal and gave away card 3.'],
  [{ do: 'temp', by: -2 }, 'Changed the number by −2.'],
  [{ do: 'temp', by: 1 }, 'Changed the number by +1.'],
  [{ do: 'temp', by: 0 }, 'Used a temp and kept the number.'],
  [{ do: 'write', number: 8, at: [1, 3] }, 'Wrote 8, middle street, house 4.'],
  [{ do: 'fence', at: [0, 4] }, 'Put up a fence, top street, after house 5.'],
  [{ do: 'improve', size: 3 }, 'Raised the value of estates of size 3.'],
  [{ do: 'park' }, 'Crossed a park box.'],
  [{ do: 'pool' }, 'Built the pool.'],
  [{ do: 'bis', from: [2, 3], at: [2, 4] }, 'Wrote a bis of house 4 in house 5, bottom street.'],
  [{ do: 'roundabout', at: [0, 5] }, 'Built a roundabout, top street, house 6.'],
  [{ do: 'plan', slot: 'A', estates: [] }, 'Claimed plan 1.'],
  [{ do: 'plan', slot: 'B', estates: [[0, 0, 3]] }, 'Claimed plan 2 with one estate.'],
  [{ do: 'reshuffle' }, 'Asked for a reshuffle.'],
];

describe('steps in English', () => {
  test.each(SAID)('%j', (done, sentence) => {
    expect(step(done, '2018')).toBe(sentence);
  });

  test('call plan slots as the edition does', () => {
    const claim: Step = {
      do: 'plan',
      slot: 'C',
      estates: [
        [0, 0, 2],
        [1, 0, 5],
      ],
    };
    expect(step(claim, '2023')).toBe('Claimed plan C with two estates.');
  });
});
