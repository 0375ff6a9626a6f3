import { accuracyOf } from '../camera/accuracy.ts';
import { cameraSize } from '../camera/size.ts';
import { browserRow, browserTests } from '../browserTests.ts';
import { optionsIn, runParts, type Parts } from '../proofParts.ts';
import type { Row } from '../prove.ts';
import { runNode } from '../runNode.ts';

export const about =
  'At a real table: 50 games entered on a sheet for physical cards, a deck for paper players, a table screen, 200 seats, paper read back from its PDFs, photos of sheets read, every page (--part NAME).';

const PARTS: Parts = { sheet, cards, screen, room, paper, camera, pages };

export const prove = (args: readonly string[]): Promise<Row[]> => runParts(PARTS, optionsIn(args).part);

/** Games of every mode, entered without a network. */
async function sheet(): Promise<Row[]> {
  const tests = await browserTests(['tabletopSheet']);
  return [
    browserRow(
      '50 recorded games entered offline score the same (5 a test)',
      tests.filter(({ title }) => title.includes('without a network')),
    ),
    browserRow(
      'rounds are entered, undone, kept and compared',
      tests.filter(({ title }) => !title.includes('without a network')),
    ),
  ];
}

/** A deck for players on paper: flipped, claimed by hand, kept. */
async function cards(): Promise<Row[]> {
  const row = 'cards for players on paper are flipped, claimed by hand and kept, offline';
  return [browserRow(row, await browserTests(['tabletopCards']))];
}

/** One server: a screen, two phones and a player on paper; the screen sleeps and comes back. */
async function screen(): Promise<Row[]> {
  const row =
    'a table screen, two phones and a player on paper play a whole game; the screen sleeps and comes back';
  return [browserRow(row, await browserTests(['online/tableScreen']))];
}

/** Frames are measured, so nothing else should run. */
async function room(): Promise<Row[]> {
  return [
    browserRow(
      '200 seats in the big room: no frame over 50 ms while turns come in',
      await browserTests(['online/bigRoom']),
    ),
  ];
}

async function paper(): Promise<Row[]> {
  const files = ['packages/cli/src/commands/print.test.ts', 'packages/paper'];
  const failed = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...files], {});
  return [
    {
      what: 'PDFs on A4 and Letter: one page each, nothing cut off, every number that of the components; a booklet deals the same cards',
      result: failed === 0 ? 'passed' : 'failed',
      ok: failed === 0,
    },
  ];
}

/** Rendered photos, with handwriting, pens, papers and lights that are not in the training data. */
const PHOTOS = 500;
/** Compressed bytes of code and weights. */
const CAMERA = 300_000;

async function camera(): Promise<Row[]> {
  const { lost, all } = await accuracyOf(PHOTOS);
  const share = (count: number, of: number): string => `${((100 * count) / of).toFixed(2)} %`;
  const wrong = all.cells - all.right;
  const size = await cameraSize();
  return [
    { what: `the sheet is found in ${PHOTOS} photos`, result: `${PHOTOS - lost}`, ok: lost === 0 },
    {
      what: 'cells read correctly before any question, at least 98 %',
      result: `${share(all.right, all.cells)} of ${all.cells}`,
      ok: all.right >= 0.98 * all.cells,
    },
    {
      what: 'wrong cells that the player is asked about, at least 99 %',
      result: `${wrong - all.missed} of ${wrong}; the player is asked about ${share(all.asked, all.cells)} of all cells`,
      ok: all.missed <= 0.01 * wrong,
    },
    {
      what: 'code and weights for photos, compressed, at most 300 kB',
      result: `${(size / 1000).toFixed(1)} kB`,
      ok: size <= CAMERA,
    },
    browserRow(
      'a photo is read in the browser; bad ones are explained',
      await browserTests(['tabletopPhoto']),
    ),
  ];
}

async function pages(): Promise<Row[]> {
  const tests = await browserTests(['places', 'tabletopScore'], /^(?!.*tabletop).*$/);
  return [browserRow('every page in every size and both themes', tests)];
}
