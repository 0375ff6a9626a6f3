import { expect, test } from 'vitest';
import { about } from './en/about.ts';

const linesOf = (things: readonly { readonly line: string }[]) => things.map(({ line }) => line).join(' ');

test('the small print has the days of the server, and none where nobody said', () => {
  const { things } = about.elsewhere;
  const lines = linesOf(things({ lobbyDays: 1, unfinishedDays: 45, linkDays: 3 }));
  expect(lines).toMatch(/after 1 day without anybody, one that was never finished after 45 days/);
  expect(lines).toContain('for 3 days');
  expect(linesOf(things(undefined))).not.toMatch(/\d/);
});
