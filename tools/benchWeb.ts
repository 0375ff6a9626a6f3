// npm run bench:web [-- --json]: how quick the client is in a real browser. A command, never a test: machines differ.
import { runBrowserScript } from './browserScript.ts';

process.exitCode = await runBrowserScript('packages/e2e/src/bench/main.ts', process.argv.slice(2));
