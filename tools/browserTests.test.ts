import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBrowserTests } from './browserTests.ts';

const run = (status: string, results: readonly unknown[] = [{}]) => ({
  status,
  results,
  annotations: [{ type: 'taps', description: 'a park: 1' }, { type: 'slow' }],
});

test('a browser test passed, passed on a retry, failed or was skipped', () => {
  const folder = mkdtempSync(join(tmpdir(), 'picket-report-'));
  const report = join(folder, 'report.json');
  const spec = (title: string, ok: boolean, tests: readonly unknown[]) => ({
    file: 'a.spec.ts',
    title,
    ok,
    tests,
  });
  const suites = [
    { specs: [spec('good', true, [run('expected')])] },
    { specs: [spec('late', true, [run('flaky', [{}, {}])])] },
    { suites: [{ title: 'phone', specs: [spec('bad', false, [run('unexpected')])] }] },
    { specs: [spec('listed', true, [run('expected', [])]), spec('idle', true, [run('skipped')])] },
  ];
  writeFileSync(report, JSON.stringify({ suites }));
  const tests = readBrowserTests(report);
  rmSync(folder, { recursive: true });
  expect(tests.map(({ title, outcome }) => [title, outcome])).toEqual([
    ['good', 'passed'],
    ['late', 'passed'],
    ['phone, bad', 'failed'],
    ['listed', 'skipped'],
    ['idle', 'skipped'],
  ]);
  expect(tests.filter(({ again }) => again).map(({ title }) => title)).toEqual(['late']);
  expect(tests[0]?.notes).toEqual(['a park: 1']);
});
