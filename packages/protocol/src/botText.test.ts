import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlain, PLAIN, readBot, writeBot } from './botText.ts';
import { ATTENTIONS, CHARACTERS, LEVELS } from './limits.ts';

const style = fc.record({
  character: fc.constantFrom(null, ...CHARACTERS),
  attention: fc.constantFrom(...ATTENTIONS),
});

test('a record says which bot played, and earlier versions can read one without a style', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LEVELS), style, (level, style) => {
      const text = writeBot(level, style);
      expect(readBot(text)).toEqual({ level, style });
      expect(text === level).toBe(isPlain(style));
    }),
  );
  expect(writeBot('regular', { character: 'gardener', attention: 25 })).toBe('regular gardener 25%');
});

test('unknown parts of another version’s record are skipped', () => {
  expect(readBot('regular')).toEqual({ level: 'regular', style: PLAIN });
  expect(readBot('regular beekeeper 33%')).toEqual({ level: 'regular', style: PLAIN });
  expect(readBot('wizard gardener')).toBeUndefined();
});
