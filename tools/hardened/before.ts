import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from 'picket-protocol';
import { root } from '../picket.ts';

/** The last commit before the server was hardened. */
export const BEFORE = '38e206a';

/** Runs a callback with a checkout of an older commit. */
export async function withCheckout<T>(commit: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(mkdtempSync(join(tmpdir(), 'picket-before-')), 'picket');
  run(root, 'git', 'worktree', 'add', '--detach', folder, commit);
  try {
    // Installs its packages.
    run(folder, process.execPath, 'tools/run.mjs', 'packages/cli/src/main.ts', '--version');
    const version = join(folder, 'packages/protocol/src/version.ts');
    // Lets today's clients connect: their messages have not changed.
    const text = readFileSync(version, 'utf8').replace(/VERSION = \d+/, `VERSION = ${PROTOCOL_VERSION}`);
    writeFileSync(version, text);
    return await work(folder);
  } finally {
    run(root, 'git', 'worktree', 'remove', '--force', folder);
  }
}

function run(cwd: string, command: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`);
}
