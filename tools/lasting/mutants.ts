import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../picket.ts';
import type { Row } from '../prove.ts';

/** The promise: the percentage of killable mutants that the tests kill. */
const KILLED = 90;

/** Runs the mutation tool, which resumes where it stopped, and parses its total. */
export function mutationScore(minutes: number): Row {
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'tools/mutate.ts'), 'engine', '--minutes', `${minutes}`],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const total = stdout.split('\n').find((line) => line.startsWith('all ')) ?? '';
  const [, score = '0'] = /([\d.]+) %/.exec(total) ?? [];
  const ok = Number(score) >= KILLED && !total.includes('not tried');
  return {
    what: `mutants of the engine, at least ${KILLED} % killed`,
    result: total.replace(/\s+/g, ' '),
    ok,
  };
}
