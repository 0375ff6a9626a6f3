import { execFile, type ExecFileException } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../picket.ts';

/** The published packages, dependencies first. */
export const PACKAGES = ['engine', 'bots', 'words', 'protocol'] as const;
export type PackageName = (typeof PACKAGES)[number];

export const folderOf = (name: PackageName): string => join(root, 'packages', name);

/** Runs a program in a folder and resolves with its output; rejects with all of its output if it fails. */
export function execute(program: string, args: readonly string[], cwd: string): Promise<string> {
  const options = { cwd, maxBuffer: 1 << 28, shell: program === 'npm' && process.platform === 'win32' };
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error: ExecFileException | null, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`));
    });
  });
}
