import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { parseStep } from './parseStep.ts';

const draft = scene();

test('N1 reads one step and returns where the next one starts', () => {
  expect(parseStep('t5 ft4', draft)).toMatchObject({ ok: true, value: { step: { do: 'write' }, end: 3 } });
  expect(parseStep(' 2, t5', draft)).toEqual({
    ok: true,
    value: { step: { do: 'choose', offer: 1 }, end: 4 },
  });
});

test('N4 reports where it stopped', () => {
  expect(parseStep('ft', draft)).toEqual({ ok: false, rejection: { at: 2, expected: ['house'] } });
});
