import { expect, test, type Page } from '@playwright/test';
import { boxFaults } from './boxFaults.ts';
import { sticksOut } from './sticksOut.ts';
import { targetFaults } from './targets.ts';
import { setTextSize } from './textSize.ts';

const SCREENS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;
/** In percent of the browser's default. */
const TEXT_SIZES = [100, 130, 200] as const;

/** In milliseconds. */
const PATIENCE = 10_000;
const eventually = expect.configure({ soft: true });

/** On every screen and with every text size, the current page cuts nothing off, nothing overlaps, and nothing makes it scroll sideways. */
export async function expectBoxes(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const size of TEXT_SIZES) {
      await test.step(`${screen.width}×${screen.height} at ${size} %`, async () => {
        await setTextSize(page, size);
        // On a busy machine the page may take a while to follow the new size.
        await eventually
          .poll(
            async () => [
              ...(await boxFaults(page)),
              ...(await sticksOut(page)),
              ...(await targetFaults(page)),
            ],
            { message: `${screen.width}×${screen.height} at ${size} %`, timeout: PATIENCE },
          )
          .toEqual([]);
      });
    }
  }
}
