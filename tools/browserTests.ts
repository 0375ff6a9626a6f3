// Runs browser tests and reads Playwright's report.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Row } from './prove.ts';
import { runNode } from './runNode.ts';

export interface BrowserTest {
  readonly file: string;
  readonly title: string;
  /** `skipped` if there is no browser. */
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** It passed only on a retry. */
  readonly again: boolean;
  /** Why it failed, on the last try. */
  readonly message: string;
  readonly seconds: number;
  /** Figures that the test recorded. */
  readonly notes: readonly string[];
}

interface Suite {
  readonly title?: string;
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface Spec {
  readonly file: string;
  readonly title: string;
  readonly ok: boolean;
  readonly tests: readonly {
    readonly status: string;
    readonly annotations: readonly { readonly description?: string }[];
    readonly results: readonly {
      readonly duration?: number;
      readonly errors?: readonly { readonly message?: string }[];
    }[];
  }[];
}

/** The environment variable with the path of Playwright's JSON report. */
export const REPORT = 'PLAYWRIGHT_JSON_OUTPUT_FILE';

export function readBrowserTests(report: string): BrowserTest[] {
  const { suites = [] } = JSON.parse(readFileSync(report, 'utf8')) as Suite;
  // The top-level suites are the files.
  return suites.flatMap((file) => testsIn(file, []));
}

function testsIn({ specs = [], suites = [] }: Suite, titles: readonly string[]): BrowserTest[] {
  const own = specs.map((spec) => testOf(spec, titles));
  return [...own, ...suites.flatMap((suite) => testsIn(suite, [...titles, suite.title ?? '']))];
}

function testOf({ file, title, ok, tests }: Spec, titles: readonly string[]): BrowserTest {
  const ran = tests.some(({ status, results }) => status !== 'skipped' && results.length > 0);
  const notes = tests.flatMap(({ annotations }) =>
    annotations.flatMap(({ description = '' }) => (description === '' ? [] : [description])),
  );
  const whole = [...titles, title].join(', ');
  const again = ok && tests.some(({ results }) => results.length > 1);
  const results = tests.flatMap((test) => test.results);
  const seconds = results.reduce((sum, { duration = 0 }) => sum + duration / 1000, 0);
  const errors = results.at(-1)?.errors ?? [];
  const message = errors.map((error) => stripVTControlCharacters(error.message ?? '')).join('\n');
  return {
    file,
    title: whole,
    outcome: ran ? (ok ? 'passed' : 'failed') : 'skipped',
    again,
    message,
    seconds,
    notes,
  };
}

/**
 * Runs the browser tests of these files or folders (`online/`), including those that `npm test` leaves out,
 * except tests with these titles.
 */
export async function browserTests(files: readonly string[], without?: RegExp): Promise<BrowserTest[]> {
  const folder = mkdtempSync(join(tmpdir(), 'picket-browser-'));
  const report = join(folder, 'report.json');
  const specs = files.map((file) => (file.endsWith('/') ? `src/${file}` : `src/${file}.spec.ts`));
  try {
    const left = without === undefined ? [] : [`--grep-invert=${without.source}`];
    await runNode(['tools/e2e.ts', '--reporter=dot,json', ...left, ...specs], { [REPORT]: report });
    // If the client does not build there is no report, and every row without a test fails.
    return existsSync(report) ? readBrowserTests(report) : [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the tests recorded, and the names of those that failed. */
export function browserRow(what: string, tests: readonly BrowserTest[]): Row {
  const bad = tests.filter(({ outcome }) => outcome !== 'passed');
  const notes = tests.flatMap((test) => test.notes);
  const held = [`${tests.length - bad.length} of ${tests.length} tests hold`, ...notes].join('; ');
  const named = (what: string, some: readonly BrowserTest[]) =>
    some.length === 0 ? '' : `; ${what}: ${some.map(({ title }) => title).join('; ')}`;
  const again = tests.filter((test) => test.again);
  const result = `${held}${named('at the second try', again)}${named('not', bad)}`;
  return { what, result, ok: tests.length > 0 && bad.length === 0 };
}
