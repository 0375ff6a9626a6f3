import { NOT_INSTALLED } from '../smoke.ts';
import { NOTHING, type Result } from './result.ts';
import { run, step } from './run.ts';

/** A few turns in another browser, if it is installed. */
export function smokeTest(browser: 'firefox' | 'webkit'): Promise<Result> {
  const name = `smoke test in ${browser}`;
  return step(name, async () => {
    const { ok, text } = await run(['tools/smoke.ts', browser]);
    if (!ok) return { ...NOTHING, failures: [{ name, message: text }] };
    if (text.includes(NOT_INSTALLED)) return { ...NOTHING, skipped: 1, notes: [text.trim()] };
    return { ...NOTHING, passed: 1 };
  });
}
