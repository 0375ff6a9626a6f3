// npm test: every step runs even when an earlier one failed, and the last lines name every failure.
import { announcement } from './properties/seed.ts';
import { CHECKS, check } from './test/checks.ts';
import { chromiumTests } from './test/chromiumTests.ts';
import { summary } from './test/result.ts';
import { inParallel, seed } from './test/run.ts';
import { smokeTest } from './test/smokeTests.ts';
import { unitTests } from './test/unitTests.ts';

console.log(announcement(seed));
const results = [
  ...(await inParallel(Object.entries(CHECKS).map((entry) => () => check(...entry)))),
  // Counting lines makes the engine slow, so only its own tests do that.
  await unitTests('tests of the engine, and its coverage', 'engine', '--coverage'),
  await unitTests('tests of the rest', 'rest'),
  await chromiumTests(),
  ...(await inParallel([() => smokeTest('firefox'), () => smokeTest('webkit')])),
];
console.log(summary(results).join('\n'));
process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0;
