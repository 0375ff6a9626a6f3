import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtIn } from 'picket-engine';
import { checkRecord } from '../../packages/engine/test/reference/record.ts';
import { picket } from '../picket.ts';
import type { Row } from '../prove.ts';
import { flagsOf, nameOf, type SetUp } from './setups.ts';

/** Games under the newest rules that `picket check` accepts and the second opinion, written from the rules alone, shares. */
export function checkedGames(setup: SetUp, games: number): Row {
  const folder = mkdtempSync(join(tmpdir(), 'picket-lasting-'));
  const file = join(folder, 'games.jsonl');
  const made = picket(
    'simulate',
    ...flagsOf(setup),
    '--games',
    `${games}`,
    '--seed',
    'lasting',
    '--bots',
    'random',
    '--out',
    file,
  );
  const { status, output } = picket('check', file);
  const lines = made.status === 0 ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  rmSync(folder, { recursive: true });
  const rules = new Set(lines.map((line) => (JSON.parse(line) as { readonly rules: number }).rules));
  const found = lines.flatMap((line, i) =>
    checkRecord(JSON.parse(line), structuredClone(builtIn)).map((fault) => `game ${i}: ${fault}`),
  );
  return {
    what: `${nameOf(setup)}: ${lines.length} games under rules ${[...rules].join(', ')}`,
    result: made.status === 0 ? (found[0] ?? `${output} 0 disagreements`) : made.output,
    ok: status === 0 && lines.length === games && found.length === 0,
  };
}
