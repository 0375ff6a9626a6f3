import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { picket, root } from '../picket.ts';
import { execute } from './packages.ts';

// The bot for the online API is run by packages/server/test/onlineBot.test.ts.

const run = (example: string, ...args: readonly string[]) =>
  execute(process.execPath, [`${example}.ts`, ...args], join(root, 'examples'));

test('the greedy bot scores more than a newcomer', async () => {
  const [, greedy, newcomer] = /^Greedy: (\d+)\nNewcomer: (\d+)\n$/.exec(await run('greedyBot')) ?? [];
  expect(Number(greedy)).toBeGreaterThan(Number(newcomer));
});

test('a sheet in notation is scored by columns', async () => {
  const printed = await run('scoreSheet', '2018/classic: 1,2,3|.7 / .11 / .12; parks 1.0.0');
  expect(printed).toContain('parks: 2 + 0 + 0\n');
  expect(printed).toContain('estates: 0 + 0 + 3 + 0 + 0 + 0\n');
  expect(printed).toContain('total: 5\n');
});

test('a record is described in words, and a changed one is rejected', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'picket-examples-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'games.jsonl');
  expect(picket('simulate', '--seed', 'example', '--out', file).status).toBe(0);
  const record = readFileSync(file, 'utf8');
  const { result } = JSON.parse(record) as { result: { scores: [{ total: number }] } };
  const { total } = result.scores[0];
  const output = await run('readRecord', file);
  expect(output).toMatch(/^Round 1, Player 1: Picked /);
  expect(output).toContain(`Player 1 has ${total} point`);

  writeFileSync(file, record.replace(`"total":${total}`, `"total":${total + 1}`));
  expect(await run('readRecord', file)).not.toContain('Round 1');
});
