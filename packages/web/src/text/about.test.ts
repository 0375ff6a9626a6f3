import { expect, test } from 'vitest';
import { about } from './en/about.ts';

const linesOf = (things: readonly { readonly line: string }[]) => things.map(({ line }) => line).join(' ');

test('the about page has the days of the server, and none where nobody said', () => {
  const { things } = about.elsewhere;
  const lines = linesOf(things({ lobbyDays: 1, unfinishedDays: 45, linkDays: 3 }));
  expect(lines).toMatch(/after 1 day without visitors, an unfinished game after 45 days/);
  expect(lines).toContain('expires after 3 days');
  expect(linesOf(things(undefined))).not.toMatch(/\d/);
});

test('deleted things are counted, and zero is omitted', () => {
  const { line } = about.stored.ask;
  expect(line(0, 0)).toBe('This deletes all your settings and keys and the offline copy of Picket.');
  expect(line(1, 2)).toMatch(/^This deletes 1 game, 2 components files, all your settings and keys and /);
});
