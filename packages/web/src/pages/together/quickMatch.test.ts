import { expect, test } from 'vitest';
import { speakAll } from '../../text/language.ts';
import { suits } from './quickMatch.ts';
import { recallSettings, withChoice } from './settings.ts';

await speakAll('en');

test('a quick match joins the same game at the same pace, where a seat is free', () => {
  const wanted = recallSettings(null);
  const { odds: _, ...settings } = wanted;
  expect(suits({ settings, seated: 1 }, wanted)).toBe(true);
  expect(suits({ settings: { ...settings, seats: 2 }, seated: 1 }, wanted)).toBe(true);
  expect(suits({ settings, seated: settings.seats }, wanted)).toBe(false);
  expect(suits({ settings: { ...settings, clock: 60 }, seated: 1 }, wanted)).toBe(false);
  const expert = withChoice(wanted, { mode: 'expert' });
  expect(suits({ settings, seated: 1 }, expert)).toBe(false);
});
