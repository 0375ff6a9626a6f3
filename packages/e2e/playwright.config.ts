import { defineConfig } from '@playwright/test';

/** Set by tools/e2e.ts, which builds and serves the client and finds the browser. */
const { PICKET_URL = 'http://localhost:4600', PICKET_CHROMIUM = '' } = process.env;

/** For a shared machine without a screen: no background work, no GPU. */
const ARGUMENTS = [
  '--disable-gpu',
  // The same page is painted with the same pixels, whatever was painted before.
  '--disable-partial-raster',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  // Nothing of a run stays in the working tree but the pictures.
  outputDir: '../../node_modules/.picket-e2e',
  snapshotPathTemplate: 'references/{arg}{ext}',
  // Only `npm run pictures:update` writes reference pictures.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 120_000,
  // A machine that others use stalls now and then. Whatever needed a second try is named.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: PICKET_URL,
    trace: 'on-first-retry',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Every test would fetch the whole client ahead; those that are about that allow it.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    browserName: 'chromium',
    launchOptions: {
      args: ARGUMENTS,
      ...(PICKET_CHROMIUM !== '' && { executablePath: PICKET_CHROMIUM }),
    },
  },
});
