import { expect, test } from 'vitest';
import { optionsIn, positive, runParts, type Parts } from './proofParts.ts';

const row = (what: string) => [{ what, result: '', ok: true }];
const PARTS: Parts<[string]> = {
  one: (given) => row(`one ${given}`),
  two: async (given) => row(`two ${given}`),
};

test('all parts are proven in order, or only the named one', async () => {
  expect(await runParts(PARTS, undefined, 'x')).toEqual([...row('one x'), ...row('two x')]);
  expect(await runParts(PARTS, 'two', 'x')).toEqual(row('two x'));
});

test('the error for an unknown part lists the existing ones', async () => {
  await expect(runParts(PARTS, 'three', 'x')).rejects.toThrow('There is no part three. Parts: one, two.');
});

test('options are read, and unknown ones are errors', () => {
  expect(optionsIn(['--part', 'one', '--minutes', '5'], 'minutes')).toEqual({ part: 'one', minutes: '5' });
  expect(() => optionsIn(['--minuets', '5'], 'minutes')).toThrow('--minuets');
});

test('numeric options must be above 0', () => {
  expect(positive('minutes', undefined, 14)).toBe(14);
  expect(positive('minutes', '2', 14)).toBe(2);
  expect(() => positive('minutes', 'two', 14)).toThrow('--minutes must be a number above 0');
});
