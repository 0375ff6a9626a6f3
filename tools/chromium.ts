// Finds a Chromium for the browser tests, or installs one if allowed.
import { canRun, findProgram, installPackages } from './programs.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe'];
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Common paths on systems where it is not on the PATH. */
const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const HOW_TO_GET_CHROMIUM =
  'Browser tests need Chromium or Chrome: install it, or set PICKET_CHROMIUM to its path.';

/** The full browser. */
export function chromium(): string | undefined {
  const chosen = process.env['PICKET_CHROMIUM'];
  if (chosen !== undefined) return canRun(chosen) ? chosen : undefined;
  return find('chromium', NAMES, PATHS);
}

/** The headless shell, if it is installed: it saves about 1.5 s of CPU time per test. */
export function chromiumForTests(): string | undefined {
  const isChosen = process.env['PICKET_CHROMIUM'] !== undefined;
  return (isChosen ? undefined : find('chromium-headless-shell', SHELLS)) ?? chromium();
}

function find(debianPackage: string, ...where: Parameters<typeof findProgram>): string | undefined {
  return (
    findProgram(...where) ??
    (installPackages(debianPackage, [debianPackage]) ? findProgram(...where) : undefined)
  );
}
