import { expect, test } from 'vitest';
import { lengthened } from './lengthened.ts';

test('words grow by about a third, whatever makes them', () => {
  const text = lengthened({
    button: 'Confirm',
    letter: '1m5',
    count: (count: number) => `${count} houses`,
    lines: ['two streets'],
    none: null,
  });
  expect(text.button).toBe('Confirmrm');
  expect(text.letter).toBe('1m5');
  expect(text.count(2)).toBe('2 houseses');
  expect(text.lines).toEqual(['two streetsts']);
  expect(text.none).toBeNull();
});

test('a text inside another grows once', () => {
  const around = lengthened((inside: string) => `Play ${inside}`);
  expect(around(lengthened('again'))).toBe('Playay againin');
});
