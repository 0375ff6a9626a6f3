import { expect, test } from 'vitest';
import { deCoach, enCoach, frCoach } from './index.ts';

test.each([
  ['English', enCoach, ['+0.1', '0.0', '0.0', '0.0', '−0.1']],
  ['French', frCoach, ['+0,1', '0,0', '0,0', '0,0', '−0,1']],
  ['German', deCoach, ['+0,1', '0,0', '0,0', '0,0', '−0,1']],
])('a change that is rounded to 0 has no sign in %s', (_language, { change }, shown) => {
  expect([0.05, 0.04, 0, -0.04, -0.06].map(change)).toEqual(shown);
});
