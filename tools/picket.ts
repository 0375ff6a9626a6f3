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
    // What it says is read here, so it is in English.
    env: { ...process.env, LC_ALL: 'C' },
  });
  const said = status === 0 ? stdout : stdout + stderr;
  const last = said.trim().split('\n').at(-1) ?? '';
  return { status, output: last.replace(/^\S+\.jsonl: /, '') };
}
