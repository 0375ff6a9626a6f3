// Reads what Playwright wrote about a run.
import { readFileSync } from 'node:fs';

export interface BrowserTest {
  readonly file: string;
  readonly title: string;
  /** One that did not run, for want of a browser, was skipped. */
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Figures that the test noted. */
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
    readonly results: readonly unknown[];
  }[];
}

/** Where Playwright's reporter called “json” is told to write. */
export const REPORT = 'PLAYWRIGHT_JSON_OUTPUT_FILE';

export function readBrowserTests(report: string): BrowserTest[] {
  const { suites = [] } = JSON.parse(readFileSync(report, 'utf8')) as Suite;
  // The outermost suites are the files.
  return suites.flatMap((file) => testsIn(file, []));
}

function testsIn({ specs = [], suites = [] }: Suite, titles: readonly string[]): BrowserTest[] {
  const own = specs.map((spec) => testOf(spec, titles));
  return [...own, ...suites.flatMap((suite) => testsIn(suite, [...titles, suite.title ?? '']))];
}

function testOf({ file, title, ok, tests }: Spec, titles: readonly string[]): BrowserTest {
  const ran = tests.some(({ status, results }) => status !== 'skipped' && results.length > 0);
  const notes = tests.flatMap(({ annotations }) => annotations.map(({ description = '' }) => description));
  const whole = [...titles, title].join(', ');
  return { file, title: whole, outcome: ran ? (ok ? 'passed' : 'failed') : 'skipped', notes };
}
