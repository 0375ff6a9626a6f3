// How fast the client is in a real browser. tools/benchWeb.ts serves the client and runs this.
import { chromium } from '@playwright/test';
import { surroundings } from '../surroundings.ts';
import { BUDGETS, type Figures } from './budgets.ts';
import { lighthouseScores } from './lighthouse.ts';
import { longestTask } from './longestTask.ts';
import { tapToInk } from './tapToInk.ts';

/** Below the ephemeral port range. */
const DEBUG_PORT = 22_000 + (process.pid % 1000);

const { PICKET_URL: url = '', PICKET_CHROMIUM: executablePath = '' } = process.env;
const browser = await chromium.launch({
  executablePath,
  args: ['--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${DEBUG_PORT}`],
});
try {
  const newPage = () =>
    browser.newPage({ baseURL: url, serviceWorkers: 'block', ...surroundings('desktop') });
  const runs = await tapToInk(await newPage());
  const longest = await longestTask(await newPage());
  const lighthouse = await lighthouseScores(`${url}/`, DEBUG_PORT);
  const median = runs.toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  report({ tapToInk: { median, runs }, longestTask: longest, lighthouse });
} finally {
  await browser.close();
}

function report(figures: Figures): void {
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify(figures));
    return;
  }
  const row = (what: string, figure: string, wanted: string) =>
    console.log(`${what.padEnd(52)} ${figure.padStart(10)}   ${wanted}`);
  const { tapToInk, longestTask, lighthouse } = figures;
  row(
    'Tap to ink, processor 4 times slower, median of 5',
    `${tapToInk.median} ms`,
    `at most ${BUDGETS.tapToInk} ms`,
  );
  row(
    `Longest task in a game of ${longestTask.turns} turns`,
    `${longestTask.task} ms`,
    `at most ${BUDGETS.longestTask} ms`,
  );
  for (const [category, mark] of Object.entries(lighthouse)) {
    row(`Lighthouse, ${category}, best of 3`, `${mark}`, `at least ${BUDGETS.lighthouse}`);
  }
}
