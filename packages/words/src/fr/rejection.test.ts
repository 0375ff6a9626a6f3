import { FAULTS, RULE_OF, type Facts, type RejectionCode } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import { describeRejection } from '../rejection.ts';
import { frFaults } from './faults.ts';

/** Facts of every name, so that any sentence can be made from them. */
const FACTS: Facts = {
  path: 'rounds[3]',
  expected: 'one-of',
  values: 'choose, write',
  street: 1,
  house: 12,
  offer: 3,
  number: 8,
  offered: 9,
  left: 9,
  right: 7,
  action: 'improve',
  tried: 'fence',
  size: 3,
  by: -3,
  limit: 2,
  slot: 'A',
  seat: 0,
  round: 3,
  now: 4,
  version: 9,
  mode: 'solo',
  edition: '2023',
  sheet: 'blueprint',
  min: 2,
  max: 3,
  plan: '2018-A-9',
  opponent: 'nobody',
  hash: 'sha256:0',
  named: 'sha256:1',
  is: '7',
  should: '8',
  rounds: 3,
  seats: 2,
  why: 'parks-full',
};

function say(code: RejectionCode, facts: Facts = {}): string {
  return describeRejection(frFaults, { code, rule: RULE_OF[code], facts: { ...FACTS, ...facts } });
}

describe('rejections in French', () => {
  test.each(Object.keys(RULE_OF) as RejectionCode[])('%s is one plain sentence', (code) => {
    const sentence = say(code, code === 'impossible-sheet' ? { why: 'not-ascending' } : {});
    expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
    expect(sentence).not.toMatch(/undefined|NaN|!|\. /);
    expect(sentence.length).toBeLessThan(150);
  });

  test.each(FAULTS)('say what is wrong with a sheet: %s', (why) => {
    expect(say('impossible-sheet', { why })).toMatch(
      /^Cette feuille est impossible, à [^:]*\s: \p{Ll}[^.!]*\.$/u,
    );
  });

  test('numbers come with their article', () => {
    expect(say('not-above-left')).toMatch(/^Le 8 ne va pas à droite du 9\s:/);
    expect(say('not-above-left', { left: 8 })).toMatch(/^Il y a déjà un 8 à gauche\s:/);
    expect(say('number-out-of-range', { number: -1 })).toContain('−1');
  });
});
