// node tools/train/camera/blanks.ts FOLDER: draws every blank sheet as the browser prints it, and lists its cells, for training.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtIn } from 'picket-engine';
import { AREA, cellsOf, PRINTED_SHEETS, sheetPage, svgOf } from 'picket-paper';
import { windowOf } from '../../../packages/web/src/camera/windows.ts';
import { de, en, fr } from 'picket-words';
import { chromiumForTests, HOW_TO_GET_CHROMIUM } from '../../chromium.ts';
import { root } from '../../picket.ts';

/** Pixels per millimetre. */
const SCALE = 10;
const FONTS = { Besley: 'besley-700', Jost: 'jost', 'Caveat Brush': 'caveat-brush' };

const [folder = 'build/camera'] = process.argv.slice(2);
const browser = chromiumForTests();
if (browser === undefined) throw new Error(HOW_TO_GET_CHROMIUM);
mkdirSync(folder, { recursive: true });

const faces = Object.entries(FONTS).map(([family, file]) => {
  const bytes = readFileSync(join(root, `packages/web/public/fonts/${file}.woff2`)).toString('base64');
  return `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${bytes}) }`;
});

for (const { edition, sheet } of PRINTED_SHEETS) {
  const printed = builtIn.editions[edition]?.sheets[sheet];
  if (printed === undefined) continue;
  const cells = cellsOf(printed).map((cell) => ({ ...cell, window: windowOf(cell) }));
  writeFileSync(
    join(folder, `${edition}-${sheet}.json`),
    JSON.stringify({ scale: SCALE, area: AREA, cells }),
  );
  for (const [language, words] of Object.entries({ en, fr, de })) {
    const page = sheetPage({ paper: 'a4', edition, sheet, words });
    const svg = svgOf(page).replace(
      /<svg [^>]*>/,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${AREA.width * SCALE}" height="${AREA.height * SCALE}" viewBox="${(page.width - AREA.width) / 2} ${(page.height - AREA.height) / 2} ${AREA.width} ${AREA.height}">`,
    );
    const html = join(folder, 'page.html');
    writeFileSync(html, `<meta charset="utf-8"><style>${faces.join('')} body { margin: 0 }</style>${svg}`);
    spawnSync(browser, [
      '--headless',
      '--no-sandbox',
      '--hide-scrollbars',
      `--window-size=${AREA.width * SCALE},${AREA.height * SCALE}`,
      `--screenshot=${join(folder, `${edition}-${sheet}-${language}.png`)}`,
      html,
    ]);
  }
}
