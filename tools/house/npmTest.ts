import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../picket.ts';
import type { Row } from '../prove.ts';

const RUNS = 3;
const MINUTES = 8;
const BUSY_LOOPS = 2;

/** `npm test` on fresh clones with packages installed and caches empty, on an otherwise idle machine. */
export function timed(): Row[] {
  return runs((minutes) => minutes < MINUTES, `of ${MINUTES} minutes`);
}

/** The same beside two busy loops, where only the result counts. */
export function besideBusyLoops(): Row[] {
  const loops = Array.from({ length: BUSY_LOOPS }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    return runs(() => true, `next to ${BUSY_LOOPS} busy loops`);
  } finally {
    for (const loop of loops) loop.kill();
  }
}

function runs(isFast: (minutes: number) => boolean, how: string): Row[] {
  return Array.from({ length: RUNS }, (_, i) => {
    const { minutes, status, lastLine } = inFreshClone();
    return {
      what: `npm test, run ${i + 1}`,
      result: `${minutes.toFixed(1)} minutes ${how}: ${lastLine}`,
      ok: status === 0 && isFast(minutes),
    };
  });
}

function inFreshClone(): { minutes: number; status: number | null; lastLine: string } {
  const clone = mkdtempSync(join(tmpdir(), 'picket-clone-'));
  try {
    command('git', ['clone', '--quiet', root, clone], root);
    // Installs Node and the packages.
    command('npm', ['run', '--silent', 'picket', '--', '--version'], clone);
    const start = performance.now();
    const { status, stdout } = command('npm', ['test', '--silent'], clone);
    const minutes = (performance.now() - start) / 60_000;
    if (status !== 0) console.log(stdout);
    return { minutes, status, lastLine: stdout.trim().split('\n').at(-1) ?? '' };
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

function command(name: string, args: readonly string[], cwd: string) {
  return spawnSync(name, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
}
