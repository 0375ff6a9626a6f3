import { spawn, type ChildProcess } from 'node:child_process';
import type { User } from './programs.ts';

interface GuardedInput {
  readonly command: string;
  readonly args: readonly string[];
  /** The signal that asks the program to end. */
  readonly signal: 'INT' | 'QUIT' | 'TERM';
  readonly user?: User | undefined;
  readonly cwd: string;
  readonly env?: { readonly [name: string]: string };
  /** A folder that is deleted at the end. */
  readonly discard?: string | undefined;
}

/** Ends the program when its own input ends, even if this process is killed. It closes its stderr, which then ends with the program. */
const GUARD = '"$@" & exec 2>&-; cat > /dev/null; kill -"$SIGNAL" $!; wait $!; rm -rf "$DISCARD"';

/** A program that never outlives this process. */
export interface Guarded {
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

export function startGuarded({ command, args, signal, user, cwd, env, discard }: GuardedInput): Guarded {
  const child = spawn('sh', ['-c', GUARD, 'sh', command, ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
    cwd,
    env: { ...process.env, ...env, SIGNAL: signal, DISCARD: discard ?? '' },
    ...user,
  });
  const exit = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  return {
    process: child,
    stop: async () => {
      child.stdin.end();
      await exit;
    },
  };
}

const PATIENCE_MS = 60_000;

/** Resolves once the program has written this on its error output. */
export async function untilItSays({ process: child }: Guarded, name: string, text: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let said = '';
    const fail = (why: string) => reject(new Error(`${name} did not start (${why}): ${said.trim()}`));
    const giveUp = setTimeout(() => fail('it took too long'), PATIENCE_MS);
    child.stderr?.once('end', () => {
      clearTimeout(giveUp);
      fail('it has ended');
    });
    child.stderr?.on('data', (part: Buffer) => {
      said = (said + part.toString()).slice(-2000);
      if (!said.includes(text)) return;
      clearTimeout(giveUp);
      resolve();
    });
  });
}
