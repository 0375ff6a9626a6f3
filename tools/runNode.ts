import { spawn } from 'node:child_process';
import { root } from './picket.ts';

/** Runs a script, by its path from the root, with more in its environment; settles with its exit status. */
export function runNode(
  args: readonly string[],
  environment: { readonly [name: string]: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
