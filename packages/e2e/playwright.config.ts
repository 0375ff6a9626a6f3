import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/launch.ts';

/** Set by tools/e2e.ts, which builds and serves the client and finds the browser. */
const { PICKET_URL = 'http://localhost:4600', PICKET_CHROMIUM } = process.env;

/** Drawing what moves takes a third of all time: in `npm test`, only tests about motion see any. */
const reducedMotion = process.env['PICKET_SAMPLE'] === undefined ? 'no-preference' : 'reduce';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  // Nothing of a run stays in the working tree but the pictures.
  outputDir: '../../node_modules/.picket-e2e',
  snapshotPathTemplate: 'references/{arg}{ext}',
  // Only `npm run pictures:update` writes reference pictures.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: process.env['CI'] !== undefined,
  // A machine that others use is slow now and then: no test is about how fast it is.
  timeout: 300_000,
  // Whatever needed a second try is named.
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: PICKET_URL,
    trace: 'on-first-retry',
    contextOptions: { reducedMotion },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Every test would fetch the whole client ahead; those that are about that allow it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    browserName: 'chromium',
    launchOptions: launchOptions(PICKET_CHROMIUM),
  },
});
