// npm run bench:web [-- --json]: how fast the client is in a real browser. Not a test, because machines
// differ.
import { runBrowserScript } from './browserScript.ts';

process.exitCode = await runBrowserScript('packages/e2e/src/bench/main.ts', process.argv.slice(2));
