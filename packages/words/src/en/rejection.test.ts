import { FAULTS, RULE_OF, type EditionId, type Facts, type RejectionCode } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import type { FactsByCode } from '../facts.ts';
import { describeRejection } from '../rejection.ts';
import { en } from './index.ts';

const SAMPLES: FactsByCode = {
  'not-a-step': { path: 'do', expected: 'one-of', values: 'choose, write' },
  'no-such-spot': { street: 1, house: 12 },
  'no-such-offer': { offer: 3 },
  'number-fits-nowhere': { number: 9 },
  'refusal-not-forced': { number: 8 },
  'number-not-offered': { number: 8, offered: 9 },
  'house-taken': { number: 4 },
  'not-above-left': { number: 8, left: 9 },
  'not-below-right': { number: 8, right: 7 },
  'not-this-action': { action: 'improve', tried: 'fence' },
  'no-such-size': { size: 7 },
  'fence-between-twins': { number: 5 },
  'column-full': { size: 3 },
  'parks-full': { street: 2 },
  'temp-too-far': { by: -3 },
  'number-out-of-range': { number: -1 },
  'roundabouts-built': { limit: 2 },
  'roundabout-takes-last-house': { number: 11 },
  'plan-claimed': { slot: 'A' },
  'plan-not-met': { slot: 'B' },
  'plan-wrong-estates': { slot: 'C' },
  'no-such-seat': { seat: 5 },
  'already-in': { seat: 0 },
  'not-in': { seat: 1 },
  'stale-round': { round: 3, now: 4 },
  'bad-shape': { path: 'editions.2018.deck', expected: 'object' },
  'unknown-rules': { version: 9 },
  'unknown-data': { version: 9 },
  'mode-not-in-edition': { mode: 'solo', edition: '2023' },
  'sheet-not-in-edition': { sheet: 'blueprint', edition: '2018' },
  'too-few-players': { min: 2 },
  'too-many-players': { max: 1 },
  'no-such-plan': { plan: '2018-A-9', slot: 'A' },
  'choose-an-opponent': { opponent: 'nobody' },
  'no-opponent-here': { mode: 'solo' },
  'no-paper-here': { mode: 'expert' },
  'components-missing': { hash: 'sha256:0' },
  'components-differ': { hash: 'sha256:0', named: 'sha256:1' },
  'record-differs': { path: 'rounds[3].cards[0].number', is: '7', should: '8' },
  'deal-impossible': { path: 'rounds[3].notes[0]' },
  'file-too-large': { max: 1_000_000 },
  'record-cut-short': { rounds: 3 },
  'record-goes-on': { path: 'rounds[30]' },
  'record-seats-differ': { path: 'rounds[3].turns', seats: 2 },
  'turn-illegal': { path: 'rounds[3].turns[1][2]', why: 'parks-full' },
  'impossible-sheet': { path: 'streets[0].houses[4]', why: 'not-ascending' },
};

const codes = Object.keys(RULE_OF) as RejectionCode[];
const facts = { ...SAMPLES } as unknown as { [code: string]: Facts };
facts['turn-illegal'] = { ...facts['turn-illegal'], ...facts['parks-full'] };

function say(code: RejectionCode, edition: EditionId = '2018', told = facts[code] ?? {}): string {
  return describeRejection(en, { code, rule: RULE_OF[code], facts: told }, edition);
}

describe('rejections in English', () => {
  test.each(codes)('%s is one plain sentence', (code) => {
    const sentence = say(code);
    expect(sentence).toMatch(/^[A-Z\d].*\.$/);
    expect(sentence).not.toMatch(/undefined|NaN|!|\. /);
    expect(sentence.length).toBeLessThan(150);
  });

  test('name the numbers in the way', () => {
    expect(say('not-above-left')).toBe('8 can’t go to the right of 9: numbers increase from left to right.');
    expect(say('not-below-right')).toBe('8 can’t go to the left of 7: numbers increase from left to right.');
    expect(say('not-above-left', '2018', { number: 8, left: 8 })).toContain('already an 8');
    expect(say('number-out-of-range')).toContain('−1');
  });

  test('count streets, houses, seats and rounds from 1', () => {
    expect(say('no-such-spot')).toMatch(/^The middle street has no house 13\.$/);
    expect(say('no-such-spot', '2018', { street: 3, house: 0 })).toMatch(/^There is no street 4:/);
    expect(say('no-such-seat')).toContain('no seat 6');
    expect(say('no-such-seat', '2018', { seat: 0.5 })).toBe('That is not a seat.');
    expect(say('stale-round')).toMatch(/round 4.*round 5/);
  });

  test('call plan slots as the edition does', () => {
    expect(say('plan-not-met', '2018')).toContain('plan 2');
    expect(say('plan-not-met', '2023')).toContain('plan B');
  });

  test.each(FAULTS)('say what is wrong with a sheet: %s', (why) => {
    expect(say('impossible-sheet', '2018', { path: 'streets[1]', why })).toMatch(
      /^This sheet is not possible, at streets\[1\]: [a-z][^.!]*\.$/,
    );
  });

  test('say why a turn of a record is illegal', () => {
    expect(say('turn-illegal')).toBe(
      'The turn at rounds[3].turns[1][2] is not allowed: ' +
        'Every park box in the bottom street is already crossed.',
    );
  });

  test('distinguish an unwanted file from a wrong one', () => {
    expect(say('components-differ')).toContain('provide the original one');
    expect(say('components-differ', '2018', { hash: '', named: 'built-in' })).toContain(
      'leave out your own file',
    );
  });

  test('say what to do about a field that should not be there', () => {
    expect(say('bad-shape', '2018', { path: 'colour', expected: 'no-such-field' })).toMatch(
      /^Picket doesn’t know the field “colour”:/,
    );
  });
});
