// npm test: every step runs even when an earlier one failed, and the last line counts them all.
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readBrowserTests, REPORT } from './browserTests.ts';
import { HOW_TO_GET_CHROMIUM } from './chromium.ts';
import { announcement, propertySeed, withSeed } from './properties/seed.ts';

type Command = readonly [script: string, ...args: string[]];
type Outcome = { readonly ok: boolean; readonly output: string };
type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

const root = join(import.meta.dirname, '..');

const OWN = 'tools/checks/';

const CHECKS: Record<string, Command> = {
  format: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  lint: ['node_modules/oxlint/bin/oxlint'],
  types: ['node_modules/typescript/bin/tsc'],
  'types of the browser tests': ['node_modules/typescript/bin/tsc', '--project', 'packages/e2e'],
  'types of the client': [
    'node_modules/svelte-check/bin/svelte-check',
    '--workspace',
    'packages/web',
    '--fail-on-warnings',
    '--output',
    'human',
  ],
  'unused code': ['node_modules/knip/bin/knip.js', '--no-progress'],
  ...Object.fromEntries(ownChecks().map((file) => [file.replace('.ts', ''), [`${OWN}${file}`]])),
};

function ownChecks(): string[] {
  const files = globSync('*.ts', { cwd: join(root, OWN) });
  return files.filter((file) => !file.endsWith('.test.ts')).toSorted();
}

/** One seed for the whole run, also past midnight. */
const seed = propertySeed();

/** With CI set, a test run never writes a golden that is missing. */
const environment = { ...process.env, ...withSeed(seed), CI: 'true' };

/** Some tools colour what they print wherever CI is set. */
const plain = (text: string) => (process.stdout.isTTY ? text : stripVTControlCharacters(text));

function run([script, ...args]: Command, more: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      env: { ...environment, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (text: Buffer) => {
      output += text.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

async function step<T extends Outcome>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const outcome = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  console.log(`${outcome.ok ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}`);
  if (!outcome.ok) console.log(`\n${plain(outcome.output).trim()}\n`);
  return outcome;
}

async function runChecks(): Promise<Counts> {
  const waiting = Object.entries(CHECKS);
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command] = next;
      const outcome = await step(name, () => run(command));
      // Our own checks speak only when they have figures to show.
      if (outcome.ok && command[0].startsWith(OWN)) process.stdout.write(plain(outcome.output));
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const passed = outcomes.filter((outcome) => outcome.ok).length;
  return { passed, failed: outcomes.length - passed, skipped: 0 };
}

/** Runs something that writes a report, and counts by it. */
async function counted(
  name: string,
  work: (report: string) => Promise<Outcome>,
  read: (report: string) => Counts,
): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'picket-'));
  const report = join(folder, 'report.json');
  const { ok, output } = await step(name, () => work(report));
  if (output.includes(HOW_TO_GET_CHROMIUM)) console.log(HOW_TO_GET_CHROMIUM);
  const counts = readCounts(() => read(report));
  rmSync(folder, { recursive: true });
  // Too little coverage, or a file that does not load, fails the run without failing a test.
  return !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** What stopped half-way has no report, or half of one. */
function readCounts(read: () => Counts): Counts {
  try {
    return read();
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

/** Counting lines makes the engine slow, so only its own tests do that. */
function runTests(name: string, project: 'engine' | 'rest', ...args: readonly string[]): Promise<Counts> {
  const reporters = ['--reporter=minimal', '--reporter=json'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters] as const;
  return counted(
    name,
    (report) => run([...vitest, ...args, `--outputFile.json=${report}`]),
    (report) => {
      const read = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
      const count = (name: string) => read[name] ?? 0;
      return {
        passed: count('numPassedTests'),
        failed: count('numFailedTests'),
        skipped: count('numPendingTests') + count('numTodoTests'),
      };
    },
  );
}

/** All but what is left to the proofs. */
function runBrowserTests(): Promise<Counts> {
  return counted(
    'browser tests',
    (report) => run(['tools/e2e.ts', '--reporter=dot,json', '--grep-invert=@full'], { [REPORT]: report }),
    (report) => {
      const tests = readBrowserTests(report);
      for (const { title, again } of tests) if (again) console.log(`held at the second try: ${title}`);
      const count = (outcome: string) => tests.filter((test) => test.outcome === outcome).length;
      return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
    },
  );
}

console.log(announcement(seed));
const parts = [
  await runChecks(),
  await runTests('tests of the engine, and its coverage', 'engine', '--coverage'),
  await runTests('tests of the rest', 'rest'),
  await runBrowserTests(),
];
const sum = (what: keyof Counts) => parts.reduce((total, counts) => total + counts[what], 0);
const skipped = sum('skipped') === 0 ? '' : `, ${sum('skipped')} skipped`;
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
