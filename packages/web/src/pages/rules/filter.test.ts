import { rulesIn, type RuleId } from 'picket-words';
import { describe, expect, test } from 'vitest';
import { applies, EVERYTHING, filterFor, modesOf, narrowed, type Filter } from './filter.ts';
import { rulebook } from '../../text/en/rulebook.ts';

const rules = rulesIn(rulebook);
const left = (filter: Partial<Filter>): Set<RuleId> =>
  new Set(rules.filter((rule) => applies(rule, { ...EVERYTHING, ...filter })).map(({ id }) => id));

describe('the rules of a game', () => {
  test('without a filter everything is shown', () => {
    expect(left({}).size).toBe(rules.length);
  });

  test('an edition hides rules of the other one', () => {
    expect(left({ edition: '2018' })).toContain('A4');
    expect(left({ edition: '2018' })).not.toContain('A12');
    expect(left({ edition: '2023' })).toContain('A12');
    expect(left({ edition: '2023' })).not.toContain('A4');
  });

  test('a mode hides rules of other modes', () => {
    expect(left({ mode: 'solo' })).toContain('M7');
    expect(left({ mode: 'solo' })).not.toContain('K2');
    expect(left({ mode: 'standard' })).toContain('K2');
    expect(left({ mode: 'standard' })).not.toContain('M7');
  });

  test('without the advanced game there is no roundabout', () => {
    expect(left({ advanced: false })).not.toContain('A13');
    expect(left({ advanced: false })).toContain('P5');
    expect(left({ advanced: true })).toContain('A13');
  });
});

describe('a link from a game', () => {
  test('shows the rules of that game', () => {
    expect(filterFor('2018-solo-advanced')).toEqual({ edition: '2018', mode: 'solo', advanced: true });
    expect(filterFor('2023-standard')).toEqual({ edition: '2023', mode: 'standard', advanced: false });
  });

  test('to an unknown game shows everything', () => {
    expect(filterFor('1999-chess')).toEqual({ ...EVERYTHING, advanced: false });
  });
});

describe('choosing', () => {
  test('an edition offers the modes it has', () => {
    expect(modesOf('2023')).toEqual(['standard', 'aaa']);
    expect(modesOf('all')).toHaveLength(4);
  });

  test('a mode that the edition lacks is reset', () => {
    expect(narrowed({ ...EVERYTHING, mode: 'expert' }, { edition: '2023' })).toEqual({
      ...EVERYTHING,
      edition: '2023',
    });
    expect(narrowed({ ...EVERYTHING, mode: 'aaa' }, { edition: '2023' }).mode).toBe('aaa');
  });
});
