// The response time of each kind of mark and moment in a real browser, as JSON. Not a test, because machines differ.
import { runBrowserScript } from './browserScript.ts';

process.exitCode = await runBrowserScript('packages/e2e/src/bench/answers.ts', process.argv.slice(2));
