import { execFile, type ExecFileException } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../picket.ts';

/** The packages that are published, each after those it depends on. */
export const PACKAGES = ['engine', 'bots', 'words', 'protocol'] as const;
export type PackageName = (typeof PACKAGES)[number];

export const folderOf = (name: PackageName): string => join(root, 'packages', name);

/** Runs a program in a folder and resolves with what it printed; rejects with all of that where it fails. */
export function execute(program: string, args: readonly string[], cwd: string): Promise<string> {
  const options = { cwd, maxBuffer: 1 << 28, shell: program === 'npm' && process.platform === 'win32' };
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error: ExecFileException | null, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`));
    });
  });
}
