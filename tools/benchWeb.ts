// npm run bench:web [-- --json]: the client's speed in a real browser. Not a test, because machines
// differ.
import { runBrowserScript } from './browserScript.ts';

process.exitCode = await runBrowserScript('packages/e2e/src/bench/main.ts', process.argv.slice(2));
