import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { onTestFinished, vi } from 'vitest';
import { Failure } from '../src/failure.ts';
import { chooseLanguage } from '../src/language.ts';
import { run } from '../src/run.ts';
import { en } from '../src/text/en/index.ts';
import type { Text } from '../src/text/text.ts';

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
    env: { ...process.env, LC_ALL: 'C', ...environment },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { code: status, out: stdout, err: stderr };
}

/** Runs the command in this process, which takes much less time; in English, unless it says otherwise. */
export async function picket(args: readonly string[], input = '', text?: Text): Promise<Ended> {
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
    const spoken = await chooseLanguage(args, {});
    const code = await run({ ...spoken, ...(text && { text }) });
    return { code, out: written.stdout, err: written.stderr };
  } finally {
    for (const spy of [...spies, stdin]) spy.mockRestore();
    for (const [i, event] of HANDLED.entries()) {
      for (const handler of process.listeners(event)) {
        if (!handlers[i]?.includes(handler)) process.off(event, handler);
      }
    }
  }
}

/** What a Failure says in English. */
export async function sentenceOf(work: () => unknown): Promise<string> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Failure) return error.in(en);
    throw error;
  }
  throw new Error('Nothing failed.');
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
