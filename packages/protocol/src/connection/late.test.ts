import type { TurnStep } from 'picket-engine';
import { expect, test } from 'vitest';
import { lateTurn } from './late.ts';

const choose: TurnStep = { do: 'choose', offer: 1 };
const write: TurnStep = { do: 'write', number: 14, at: [0, 9] };
const fence: TurnStep = { do: 'fence', at: [0, 8] };

test('a submitted draft is reported with its number', () => {
  expect(lateTurn([choose, write], [choose, write])).toEqual({ kind: 'drafted', number: 14 });
  expect(lateTurn([choose, write], [choose, write, fence])).toEqual({ kind: 'drafted', number: 14 });
});

test('a draft without a number was completed by the caretaker', () => {
  expect(lateTurn([choose], [choose, write, fence])).toEqual({ kind: 'finished' });
});

test('without a draft, or with another one, the caretaker played', () => {
  expect(lateTurn([], [choose, write])).toEqual({ kind: 'played' });
  expect(lateTurn([choose], [{ do: 'choose', offer: 0 }, write])).toEqual({ kind: 'played' });
});
