import { expect, test, vi } from 'vitest';
import { speakAll } from '../../text/language.ts';
import { loadReplay } from '../replay/source.ts';
import { ReviewState } from './reviewState.svelte.ts';

await speakAll('en');

const server = vi.hoisted(() => ({ tableRecord: vi.fn(), myTable: vi.fn() }));
vi.mock('../../online/api.ts', () => server);

test.each([
  ['unreachable', 'The server can’t be reached. Try again when you are online.'],
  ['no-such-table', 'This table doesn’t exist'],
] as const)('a table whose server says “%s” is not called a game of this device', async (code, sentence) => {
  server.tableRecord.mockResolvedValue({ ok: false, trouble: { code } });
  const replay = await loadReplay('table/abc');
  if (replay.ok) throw new Error('There is no game.');
  expect(replay.sentence()).toContain(sentence);
  const review = new ReviewState();
  await review.open('abc', 'table');
  expect(review.trouble).toBe('no-table');
  expect(review.why).toContain(sentence);
});
