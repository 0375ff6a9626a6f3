import { describe, expect, test } from 'vitest';
import { speakAll } from '../../text/language.ts';
import { choiceOf, loadSettings, seatRange, withChoice } from './settings.ts';

await speakAll('en');

const FIRST = loadSettings(null);

describe('the settings of a table', () => {
  test.each([null, 'x', {}, { ...FIRST, seats: 0 }, { ...FIRST, clock: 7 }])('%j counts as none', (found) => {
    expect(loadSettings(found)).toEqual(FIRST);
  });

  test('stored settings are loaded', () => {
    const kept = withChoice({ ...FIRST, clock: 60, public: true }, { mode: 'expert' });
    expect(loadSettings(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  test('the odds lens is allowed unless stored otherwise', () => {
    expect(FIRST.odds).toBe(true);
    const { odds: _, ...older } = FIRST;
    expect(loadSettings(older).odds).toBe(true);
    expect(loadSettings({ ...older, clock: 60, odds: false })).toEqual({
      ...FIRST,
      clock: 60,
      odds: false,
    });
  });

  test('the number of seats follows the mode, and leaving a solo mode restores several players', () => {
    const solo = withChoice(FIRST, { mode: 'solo' });
    expect(solo.seats).toBe(1);
    expect(withChoice(solo, { mode: 'standard' }).seats).toBe(4);
    const expert = withChoice({ ...FIRST, seats: 200 }, { mode: 'expert' });
    expect(expert.seats).toBe(seatRange(expert.options).max);
  });

  test('an opponent is only set in modes with one', () => {
    const aaa = withChoice(FIRST, { mode: 'aaa' });
    expect(aaa.options.opponent).toMatch(/aaa/);
    expect(withChoice(aaa, { mode: 'standard' }).options.opponent).toBeNull();
    expect(choiceOf(aaa).mode).toBe('aaa');
  });
});
