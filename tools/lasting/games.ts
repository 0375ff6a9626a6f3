import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtIn } from 'picket-engine';
import { checkRecord } from '../../packages/engine/test/reference/record.ts';
import { picket } from '../picket.ts';
import type { Row } from '../prove.ts';
import { flagsOf, nameOf, type SetUp } from './setups.ts';

/** Most games are random, which covers edge cases; one in ten is played well enough to claim plans and ask for reshuffles. */
const SERIES = [
  { bots: 'random', share: 0.9 },
  { bots: 'casual', share: 0.1 },
] as const;

/**
 * Games under the newest rules on which `picket check` and the second opinion, written from the rules alone,
 * must agree.
 */
export function checkedGames(setup: SetUp, games: number): Row {
  const folder = mkdtempSync(join(tmpdir(), 'picket-lasting-'));
  const series = SERIES.map(({ bots, share }) => simulated(setup, bots, Math.round(games * share), folder));
  rmSync(folder, { recursive: true });
  const lines = series.flatMap((each) => each.lines);
  const failed = series.filter(({ ok }) => !ok).map(({ output }) => output);
  const rules = new Set(lines.map((line) => (JSON.parse(line) as { readonly rules: number }).rules));
  const found = lines.flatMap((line, i) =>
    checkRecord(JSON.parse(line), structuredClone(builtIn)).map((fault) => `game ${i}: ${fault}`),
  );
  return {
    what: `${nameOf(setup)}: ${lines.length} games under rules ${[...rules].join(', ')}`,
    result: failed[0] ?? found[0] ?? 'all accepted by picket check, 0 disagreements',
    ok: failed.length === 0 && lines.length === games && found.length === 0,
  };
}

function simulated(setup: SetUp, bots: string, games: number, folder: string) {
  const file = join(folder, `${bots}.jsonl`);
  const count = ['--games', `${games}`, '--seed', 'lasting', '--bots', bots, '--out', file];
  const made = picket('simulate', ...flagsOf(setup), ...count);
  if (made.status !== 0) return { ok: false, output: made.output, lines: [] };
  const { status, output } = picket('check', file);
  return { ok: status === 0, output, lines: readFileSync(file, 'utf8').trimEnd().split('\n') };
}
