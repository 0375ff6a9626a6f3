// Takes the README's pictures. tools/pictures.ts serves the client and runs this.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { saveGame } from '../arranged/open.ts';
import { settle } from '../settle.ts';
import { Table } from '../table.ts';
import { gameBefore, SAVED_AS } from './game.ts';

const FOLDER = join(import.meta.dirname, '../../../../docs/pictures');
const QUALITY = 82;
/** Without partial rasterisation, the same page always has the same pixels. */
const ARGUMENTS = ['--disable-gpu', '--disable-partial-raster'];

/** The player has picked the third card and written its number with a pool; the turn waits for Confirm. */
const MIDDLE = 26;
const THIRD_CARD = 2;
const HOUSE = 'lot 2 6';
const END = Number.POSITIVE_INFINITY;

interface Picture extends BrowserContextOptions {
  readonly round: number;
}

const desktop = { viewport: { width: 1280, height: 800 } };

const PICTURES: { readonly [file: string]: Picture } = {
  'table.webp': { round: MIDDLE, ...desktop },
  'evening.webp': { round: MIDDLE, ...desktop, colorScheme: 'dark' },
  'phone.webp': {
    round: MIDDLE,
    viewport: { width: 390, height: 720 },
    deviceScaleFactor: 2,
    hasTouch: true,
  },
  'end.webp': { round: END, viewport: { width: 1280, height: 736 } },
};

const { PICKET_URL: baseURL = '', PICKET_CHROMIUM: executablePath = '' } = process.env;
const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
mkdirSync(FOLDER, { recursive: true });
try {
  for (const [file, picture] of Object.entries(PICTURES)) await take(file, picture);
} finally {
  await browser.close();
}

async function take(file: string, { round, ...surroundings }: Picture): Promise<void> {
  const page = await browser.newPage({
    baseURL,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...surroundings,
  });
  await saveGame(page, gameBefore(round), SAVED_AS);
  await page.goto(`/#/game/${SAVED_AS.id}`);
  if (round === END) await page.getByRole('heading', { level: 1 }).waitFor();
  else await playMiddle(page);
  await settle(page);
  await page.screenshot({ path: join(FOLDER, file), type: 'webp', quality: QUALITY, caret: 'hide' });
  await page.close();
}

async function playMiddle(page: Page): Promise<void> {
  const table = new Table(page);
  await table.ready();
  await table.tapOffer(THIRD_CARD);
  await table.tapCell(HOUSE);
}
