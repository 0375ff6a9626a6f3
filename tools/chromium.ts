// Finds a Chromium for the browser tests, or installs one if allowed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe'];

/** Common paths on systems where it is not on the PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const HOW_TO_GET_CHROMIUM =
  'Browser tests need Chromium or Chrome: install it, or set PICKET_CHROMIUM to where it is.';

/** The path of a Chromium; undefined if there is none and none can be installed. */
export function chromium(): string | undefined {
  return find() ?? (install() ? find() : undefined);
}

function find(): string | undefined {
  const chosen = process.env['PICKET_CHROMIUM'];
  if (chosen !== undefined) return canRun(chosen) ? chosen : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...PLACES].find(canRun);
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Only as root, and never if PICKET_CHROMIUM chose another one. */
function install(): boolean {
  if (process.env['PICKET_CHROMIUM'] !== undefined || process.getuid?.() !== 0) return false;
  const apt = (...args: readonly string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'ignore'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  process.stderr.write('Installing Chromium for the browser tests …\n');
  return apt('update') && apt('install', '--yes', '--no-install-recommends', 'chromium');
}
