import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrowserTests, REPORT, type BrowserTest } from '../browserTests.ts';
import { HOW_TO_GET_CHROMIUM } from '../chromium.ts';
import { NOTHING, type Result } from './result.ts';
import { run, step } from './run.ts';

/** All browser tests except those left to the proofs. */
export function chromiumTests(): Promise<Result> {
  const name = 'browser tests';
  return step(name, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'picket-'));
    const report = join(folder, 'report.json');
    const { ok, text } = await run(['tools/e2e.ts', '--reporter=dot,json', '--grep-invert=@full'], {
      [REPORT]: report,
      PICKET_SAMPLE: 'yes',
    });
    const tests = read(report);
    rmSync(folder, { recursive: true });
    const result = resultOf(tests);
    const missed = ok || result.failures.length > 0 ? [] : [{ name, message: text }];
    const help = text.includes(HOW_TO_GET_CHROMIUM) ? [HOW_TO_GET_CHROMIUM] : [];
    return { ...result, failures: [...result.failures, ...missed], notes: [...help, ...result.notes] };
  });
}

/** An interrupted run has no report, or an incomplete one. */
function read(report: string): BrowserTest[] {
  try {
    return readBrowserTests(report);
  } catch {
    return [];
  }
}

function resultOf(tests: readonly BrowserTest[]): Result {
  const of = (outcome: BrowserTest['outcome']) => tests.filter((test) => test.outcome === outcome);
  const files = Map.groupBy(tests, ({ file }) => file);
  const seconds = (some: readonly BrowserTest[]) => some.reduce((sum, test) => sum + test.seconds, 0);
  return {
    ...NOTHING,
    passed: of('passed').length,
    skipped: of('skipped').length,
    failures: of('failed').map(({ file, title, message }) => ({ name: `${file} › ${title}`, message })),
    files: new Map([...files].map(([file, some]) => [file, seconds(some)])),
    notes: tests.filter(({ again }) => again).map(({ title }) => `passed only on the second try: ${title}`),
  };
}
