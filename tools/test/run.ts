import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../picket.ts';
import { propertySeed, withSeed } from '../properties/seed.ts';
import { describeFailures, slowest, type Result } from './result.ts';

/** A script, by its path from the root, and its arguments. */
export type Command = readonly [script: string, ...args: string[]];

export interface Output {
  readonly ok: boolean;
  readonly text: string;
}

/** One seed for the whole run, even past midnight. */
export const seed = propertySeed();

const environment = {
  ...process.env,
  ...withSeed(seed),
  // A test run never writes missing golden files.
  CI: 'true',
  // Hundreds of processes run the same programs: only the first one compiles them.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
};

export function run(command: Command, more: Record<string, string> = {}): Promise<Output> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...command], {
      cwd: root,
      env: { ...environment, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (text: Buffer) => {
      output += text.toString();
    };
    // Some tools print colours wherever CI is set.
    const plain = () => (process.stdout.isTTY ? output : stripVTControlCharacters(output));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, text: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, text: plain() }));
  });
}

/** Runs a step, and prints its result and duration. */
export async function step(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  const ok = result.failures.length === 0;
  console.log(
    [
      `${ok ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}`,
      ...describeFailures(result.failures),
      ...slowest(result.files),
      ...result.notes,
    ].join('\n'),
  );
  return result;
}

/** Runs all of these, with limited concurrency: by default, one per core. */
export async function inParallel<T>(
  work: readonly (() => Promise<T>)[],
  atATime = availableParallelism(),
): Promise<T[]> {
  const waiting = [...work.entries()];
  const done: T[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) done[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: atATime }, lane));
  return done;
}
