// npm run e2e [-- ARGUMENT…]: the browser tests, with Playwright's arguments.
import { chromium, chromiumForTests, HOW_TO_GET_CHROMIUM } from './chromium.ts';
import { withGallery } from './gallery.ts';
import { runNode } from './runNode.ts';
import { withClient } from './withClient.ts';

const PLAYWRIGHT = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'packages/e2e/playwright.config.ts',
];

const args = process.argv.slice(2);
const browser = chromiumForTests();
if (browser === undefined) {
  // Listing needs no browser and shows how many were skipped.
  console.log(HOW_TO_GET_CHROMIUM);
  process.exitCode = await runNode([...PLAYWRIGHT, '--list', ...args], {});
} else {
  process.exitCode = await withClient((client) =>
    withGallery((gallery) =>
      runNode([...PLAYWRIGHT, ...args], {
        PICKET_URL: client,
        PICKET_GALLERY: gallery,
        PICKET_CHROMIUM: browser,
        PICKET_FULL_CHROMIUM: chromium() ?? browser,
      }),
    ),
  );
}
