import { expect, test, vi } from 'vitest';
import type { FromPar } from './messages.ts';
import { parOf } from './playPar.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

async function posted(deal: string, bring: () => Promise<readonly Uint8Array[]>): Promise<FromPar[]> {
  const messages: FromPar[] = [];
  await parOf(deal, { bring, post: (message) => void messages.push(message) });
  return messages;
}

test('without its networks, no weaker bot plays par', async () => {
  expect(await posted('2026-11-19', async () => [])).toEqual([{ failed: true }]);
});

test('a fault reaches the page, which stops waiting', async () => {
  expect(await posted('2026-11-19', () => Promise.reject(new Error('blocked')))).toEqual([{ failed: true }]);
  const two = async () => [new Uint8Array(1), new Uint8Array(1)];
  expect(await posted('no deal', two)).toEqual([{ failed: true }]);
});
