// npm run icons: renders the icons of the installed client from their SVG files, with Chromium.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, HOW_TO_GET_CHROMIUM } from './chromium.ts';
import { root } from './picket.ts';

const WEB = join(root, 'packages/web');
const ICONS = join(WEB, 'public/icons');

/** Systems crop only the maskable icon to their own shape. */
const PICTURES = [
  { file: 'icon-192.png', drawing: 'public/favicon.svg', size: 192 },
  { file: 'icon-512.png', drawing: 'public/favicon.svg', size: 512 },
  { file: 'maskable-512.png', drawing: 'build/icon.svg', size: 512 },
  { file: 'apple-touch-180.png', drawing: 'build/icon.svg', size: 180 },
];

const browser = chromium();
if (browser === undefined) throw new Error(HOW_TO_GET_CHROMIUM);
const folder = mkdtempSync(join(tmpdir(), 'picket-icons-'));
mkdirSync(ICONS, { recursive: true });
for (const { file, drawing, size } of PICTURES) {
  const page = join(folder, 'icon.html');
  const style = `<style>body{margin:0}svg{display:block;width:${size}px}</style>`;
  writeFileSync(page, style + readFileSync(join(WEB, drawing), 'utf8'));
  const { status } = spawnSync(browser, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--default-background-color=00000000',
    `--window-size=${size},${size}`,
    `--user-data-dir=${join(folder, 'profile')}`,
    `--screenshot=${join(ICONS, file)}`,
    pathToFileURL(page).href,
  ]);
  if (status !== 0) throw new Error(`${file} could not be rendered.`);
}
rmSync(folder, { recursive: true });
