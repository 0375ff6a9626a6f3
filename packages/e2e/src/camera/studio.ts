import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../launch.ts';
import { preparePhotos, type OtherHands } from './photos.ts';

/** A browser with a page that takes photos and one that decodes them. */
export async function openStudio(
  executablePath: string,
  others?: OtherHands,
): Promise<{ readonly studio: Page; readonly reader: Page; readonly close: () => Promise<void> }> {
  const browser = await chromium.launch(launchOptions(executablePath));
  const [studio, reader] = [await browser.newPage(), await browser.newPage()];
  await preparePhotos(studio, others);
  return { studio, reader, close: () => browser.close() };
}
