import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../picket.ts';
import type { Row } from '../prove.ts';

/** The commit before rules version 2. */
const BEFORE = 'ed1948c44589e5ba46a9148e9116c6cad1c45622';
const RUNS = 3;
const RATIO = 0.8;

/** Compares the engine's speed with that of the earlier commit, in alternating runs; the best run of each counts. */
export function speed(): Row {
  const what = `bench engine, at least ${RATIO} of the speed before rules 2`;
  const folder = mkdtempSync(join(tmpdir(), 'picket-before-'));
  try {
    execFileSync('git', ['clone', '--quiet', root, folder]);
    execFileSync('git', ['-c', 'advice.detachedHead=false', 'checkout', '--quiet', BEFORE], { cwd: folder });
    let [before, now] = [0, 0];
    for (let run = 0; run < RUNS; run++) {
      before = Math.max(before, turnsPerSecond(folder));
      now = Math.max(now, turnsPerSecond(root));
    }
    const result = `${Math.round(now)} turns/s, before ${Math.round(before)}, ratio ${(now / before).toFixed(2)}`;
    return { what, result, ok: now / before >= RATIO };
  } catch (error) {
    return { what, result: error instanceof Error ? error.message : String(error), ok: false };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function turnsPerSecond(folder: string): number {
  const run = join(folder, 'tools/run.mjs');
  const args = [run, 'packages/cli/src/main.ts', 'bench', 'engine', '--json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return (JSON.parse(stdout) as { readonly turnsPerSecond: number }).turnsPerSecond;
}
