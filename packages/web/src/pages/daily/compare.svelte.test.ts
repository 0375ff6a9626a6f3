import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { Compare } from './compare.svelte.ts';

const load = vi.hoisted(() => vi.fn());
vi.mock('../replay/source.ts', () => ({ loadReplay: load }));

test('a ghost whose game can’t be read is marked as missing', async () => {
  load.mockRejectedValue(new Error('The worker has stopped.'));
  const choices = [{ of: 'game/a', name: 'Yourself', score: 70 }];
  let compare: Compare | undefined;
  const stop = $effect.root(() => {
    compare = new Compare(
      () => undefined,
      () => choices,
    );
  });
  flushSync();
  await vi.waitFor(() => expect(compare?.ghost).toBe('failed'));
  stop();
});
