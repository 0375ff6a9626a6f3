import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/launch.ts';

/** Set by tools/e2e.ts, which builds and serves the client and finds the browser. */
const { PICKET_URL = 'http://localhost:4600', PICKET_CHROMIUM } = process.env;

/** Animations take a third of all time: in `npm test`, only tests about motion show any. */
const reducedMotion = process.env['PICKET_SAMPLE'] === undefined ? 'no-preference' : 'reduce';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  // A run leaves nothing but pictures in the working tree.
  outputDir: '../../node_modules/.picket-e2e',
  snapshotPathTemplate: 'references/{arg}{ext}',
  // Only `npm run pictures:update` writes reference pictures.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: process.env['CI'] !== undefined,
  // Shared machines are slow now and then, and no test measures speed.
  timeout: 300_000,
  // Tests that needed a second try are reported.
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: PICKET_URL,
    trace: 'on-first-retry',
    contextOptions: { reducedMotion },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Otherwise every test would precache the whole client; tests about that allow it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    browserName: 'chromium',
    launchOptions: launchOptions(PICKET_CHROMIUM),
  },
});
