import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../picket.ts';
import { NOTHING, type Failure, type Result } from './result.ts';
import { run, step } from './run.ts';

/** The parts of Vitest's JSON report that are used here. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly status: string;
    /** Why the file could not be loaded. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** They compare the engine with a second implementation, and add no coverage. */
export const SLOW_ENGINE_TESTS = ['secondOpinion.test.ts', 'tamper.test.ts'];

/** Everything said in one kind of game, against the AAA and at an online table, in every language: the sample of the golden files. */
export const SAID = 'standard-classic-1-short|2023-aaa-4-1-full|from the waiting room|the end of a game';

/** The projects of vitest.config.ts. */
const PROJECTS = {
  engine: ['engine'],
  rest: ['client', 'server', 'runes', 'rest'],
  golden: ['golden'],
} as const;

const SKIPPED = ['pending', 'skipped', 'todo'];

/** Runs the unit tests of the engine, of what is said, or of everything else. */
export function unitTests(name: string, of: keyof typeof PROJECTS, ...args: string[]): Promise<Result> {
  return step(name, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'picket-'));
    const report = join(folder, 'report.json');
    const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
    const { ok, text } = await run([
      'node_modules/vitest/vitest.mjs',
      'run',
      ...PROJECTS[of].map((project) => `--project=${project}`),
      ...reporters,
      ...args,
    ]);
    const result = readUnitTests(
      report,
      args.some((arg) => arg.startsWith('--testNamePattern')),
    );
    rmSync(folder, { recursive: true });
    // Too little coverage fails the run without failing a test, and an interrupted run has no report.
    const missed = ok || result.failures.length > 0 ? [] : [{ name, message: text }];
    return { ...result, failures: [...result.failures, ...missed] };
  });
}

function readUnitTests(file: string, isSample: boolean): Result {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return NOTHING;
  }
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  // Vitest also reports tests outside the sample as skipped.
  const skipped = isSample ? [] : tests.filter(({ status }) => SKIPPED.includes(status));
  return {
    ...NOTHING,
    passed: tests.filter(({ status }) => status === 'passed').length,
    skipped: skipped.length,
    notes: skipped.map(({ fullName }) => `skipped: ${fullName}`),
    failures: report.testResults.flatMap(failuresIn),
    files: new Map(
      report.testResults.map(({ name, startTime, endTime }) => [pathOf(name), (endTime - startTime) / 1000]),
    ),
  };
}

const pathOf = (file: string): string => relative(root, file);

function failuresIn({
  name,
  status,
  message = '',
  assertionResults,
}: Report['testResults'][number]): Failure[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [{ name: pathOf(name), message }];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${pathOf(name)} › ${fullName}`,
    message: (failureMessages ?? []).map(withoutLibraries).join('\n'),
  }));
}

/** Leaves only our own stack frames. */
function withoutLibraries(message: string): string {
  const lines = message.split('\n');
  return lines.filter((line) => !/^ +at .*(node_modules|node:internal)/.test(line)).join('\n');
}
