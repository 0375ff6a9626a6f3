import { spawn } from 'node:child_process';
import { root } from './picket.ts';

/**
 * Runs a script, given by its path from the root, with extra environment variables; resolves with its exit
 * code.
 */
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
