import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The root of the project. */
export const root = join(import.meta.dirname, '..');

/** Runs the command line in its own process; returns its last line, without the file name. */
export function picket(...args: readonly string[]): { status: number | null; output: string } {
  const main = join(root, 'packages/cli/src/main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    // Its output is parsed here, so it must be in English.
    env: { ...process.env, LC_ALL: 'C' },
  });
  const output = status === 0 ? stdout : stdout + stderr;
  const last = output.trim().split('\n').at(-1) ?? '';
  return { status, output: last.replace(/^\S+\.jsonl: /, '') };
}
