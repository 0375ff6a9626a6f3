import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { picket, temporaryFolder } from '../../test/picket.ts';

test('the same seed gives the same bytes, to a file as to standard output', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'games.jsonl');
  const args = ['simulate', '--advanced', '--players', '2', '--games', '3', '--seed', 'monday'];
  const printed = picket(args);
  const written = picket([...args, '--out', file, '--json']);
  expect(printed.code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(printed.out);
  expect(readdirSync(folder)).toEqual(['games.jsonl']);
  expect(printed.out.trimEnd().split('\n')).toHaveLength(3);
  expect(JSON.parse(written.out)).toMatchObject({ seed: 'monday', games: 3 });
  expect(picket([...args.slice(0, -1), 'tuesday']).out).not.toBe(printed.out);
});

test('game i does not depend on how many are played', () => {
  const [first] = picket(['simulate', '--games', '2', '--seed', 's']).out.split('\n');
  expect(picket(['simulate', '--seed', 's']).out).toBe(`${first}\n`);
});
