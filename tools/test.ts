// npm test: runs every step even if an earlier one failed; the last lines name every failure.
import { announcement } from './properties/seed.ts';
import { CHECKS, check, SIZE } from './test/checks.ts';
import { chromiumTests } from './test/chromiumTests.ts';
import { summary } from './test/result.ts';
import { provideOtherPrograms } from './test/otherPrograms.ts';
import { inParallel, seed } from './test/run.ts';
import { smokeTest } from './test/smokeTests.ts';
import { SAID, SLOW_ENGINE_TESTS, unitTests } from './test/unitTests.ts';

console.log(announcement(seed));
provideOtherPrograms();
/** These steps run one after the other, because they build and use the same client. */
const inBrowsers = [
  () => check('size', SIZE),
  chromiumTests,
  () => smokeTest('firefox'),
  () => smokeTest('webkit'),
];
const withoutBrowsers = [
  ...Object.entries(CHECKS).map((entry) => () => check(...entry)),
  // Coverage makes the engine half as fast, so only tests that add coverage measure it.
  () =>
    unitTests(
      'tests of the engine, and its coverage',
      'engine',
      '--coverage',
      ...SLOW_ENGINE_TESTS.map((file) => `--exclude=**/${file}`),
    ),
  () => unitTests('slow tests of the engine', 'engine', ...SLOW_ENGINE_TESTS),
  () => unitTests('tests of the rest', 'rest'),
  () => unitTests('what is said', 'golden', `--testNamePattern=${SAID}`),
];
// Browser tests are often idle, which leaves a core for the others.
const results = (await Promise.all([inBrowsers, withoutBrowsers].map((work) => inParallel(work, 1)))).flat();
console.log(summary(results).join('\n'));
process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0;
