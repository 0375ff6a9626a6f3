// npm run bench:web [-- --json]: how quick the client is in a real browser. A command, never a test: machines differ.
import { chromium, HOW_TO_GET_CHROMIUM } from './chromium.ts';
import { runNode } from './runNode.ts';
import { withClient } from './withClient.ts';

const browser = chromium();
if (browser === undefined) {
  console.error(HOW_TO_GET_CHROMIUM);
  process.exitCode = 2;
} else {
  const bench = ['packages/e2e/src/bench/main.ts', ...process.argv.slice(2)];
  process.exitCode = await withClient((url) => runNode(bench, { PICKET_URL: url, PICKET_CHROMIUM: browser }));
}
