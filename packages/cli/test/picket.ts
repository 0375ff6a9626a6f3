import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { onTestFinished, vi } from 'vitest';
import { run } from '../src/run.ts';

const main = join(import.meta.dirname, '../src/main.ts');

/** Events that a command listens to until its process ends. */
const HANDLED = ['SIGINT', 'SIGTERM'] as const;

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as its own process: for what needs one, such as signals and threads. */
export function picketProcess(
  args: readonly string[],
  input = '',
  environment: { readonly [name: string]: string } = {},
): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    input,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { code: status, out: stdout, err: stderr };
}

/** Runs the command in this process, which takes much less time. */
export async function picket(args: readonly string[], input = ''): Promise<Ended> {
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    }),
  );
  const stdin = vi
    .spyOn(process, 'stdin', 'get')
    .mockReturnValue(Readable.from([input]) as typeof process.stdin);
  const handlers = HANDLED.map((event) => process.listeners(event));
  try {
    return { code: await run(args), out: written.stdout, err: written.stderr };
  } finally {
    for (const spy of [...spies, stdin]) spy.mockRestore();
    for (const [i, event] of HANDLED.entries()) {
      for (const handler of process.listeners(event)) {
        if (!handlers[i]?.includes(handler)) process.off(event, handler);
      }
    }
  }
}

/** A folder for one test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'picket-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

export function temporaryFile(name: string, text: string): string {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, text);
  return file;
}
