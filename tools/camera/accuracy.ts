// node tools/camera/accuracy.ts [PHOTOS] [FIRST] [FONTS]: how many cells of rendered photos are read correctly, by kind. With
// a folder of fonts, the photos differ from those of the proof, to choose the thresholds by them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decoded } from '../../packages/e2e/src/camera/decoded.ts';
import { takePhoto, type Photo } from '../../packages/e2e/src/camera/photos.ts';
import { openStudio } from '../../packages/e2e/src/camera/studio.ts';
import { readNets } from '../../packages/web/src/camera/nets.ts';
import { readPhoto } from '../../packages/web/src/camera/readPhoto.ts';
import { chromiumForTests, HOW_TO_GET_CHROMIUM } from '../chromium.ts';
import { root } from '../picket.ts';
import { truthOf } from './truth.ts';

const WEIGHTS = join(root, 'packages/web/src/camera/weights/reader.weights');

interface Tally {
  cells: number;
  right: number;
  /** Not sure enough, so the player is asked. */
  asked: number;
  /** Read wrongly without being asked. */
  missed: number;
}

export interface Accuracy {
  readonly photos: number;
  /** Photos in which no sheet was found. */
  readonly lost: number;
  readonly all: Tally;
  readonly kinds: ReadonlyMap<string, Tally>;
}

/** Reads this many photos, with fonts, pens, papers and lights that are not in the training data. */
export async function accuracyOf(photos: number, first = 0, fonts?: readonly string[]): Promise<Accuracy> {
  const executablePath = chromiumForTests();
  if (executablePath === undefined) throw new Error(HOW_TO_GET_CHROMIUM);
  const nets = readNets(Uint8Array.from(readFileSync(WEIGHTS)).buffer);
  const kinds = new Map<string, Tally>();
  const all = tally();
  let lost = 0;
  const { studio, reader, close } = await openStudio(executablePath, fonts);
  const photo = (i: number): Promise<Photo> =>
    takePhoto(studio, `${fonts === undefined ? 'proof' : 'validate'}/${i}`, fonts);
  try {
    let next = photo(first);
    for (let i = first; i < first + photos; i++) {
      const { jpeg, truth } = await next;
      const grey = await decoded(reader, jpeg);
      // The browser renders the next photo while this one is read.
      if (i + 1 < first + photos) next = photo(i + 1);
      const read = readPhoto(grey, nets);
      if (typeof read === 'string') {
        console.log(`photo ${i}: ${read}`);
        lost++;
        continue;
      }
      for (const reading of read.readings) {
        const written = truthOf(truth.record, reading);
        const kind = kindOf(reading.kind, written);
        const own = kinds.get(kind) ?? tally();
        kinds.set(kind, own);
        const right = reading.value === written;
        for (const count of [all, own]) {
          count.cells++;
          if (right) count.right++;
          if (!reading.sure) count.asked++;
          else if (!right) count.missed++;
        }
        if (!right) console.log(`photo ${i}: ${kind} ${String(written)} read as ${describe(reading)}`);
      }
    }
  } finally {
    await close();
  }
  return { photos, lost, all, kinds };
}

const tally = (): Tally => ({ cells: 0, right: 0, asked: 0, missed: 0 });

const describe = (reading: { value: unknown; probability: number; sure: boolean }): string =>
  `${String(reading.value)}, ${reading.probability.toFixed(3)}${reading.sure ? ', not asked' : ''}`;

/** Houses are split by content, since empty ones are easy. */
function kindOf(kind: string, written: unknown): string {
  if (kind !== 'house') return kind;
  if (written === null) return 'empty house';
  if (written === 'roundabout') return 'roundabout';
  return typeof written === 'string' ? 'bis' : 'number';
}

if (process.argv[1] === import.meta.filename) {
  const [photos = '20', first = '0', folder] = process.argv.slice(2);
  const fonts = folder === undefined ? undefined : globSync(`${folder}/*.woff2`).toSorted();
  const { lost, all, kinds } = await accuracyOf(Number(photos), Number(first), fonts);
  console.log(`${photos} photos, ${lost} not found`);
  for (const [kind, { cells, right, asked, missed }] of [['all', all] as const, ...kinds]) {
    const share = (count: number): string => `${((100 * count) / cells).toFixed(2)} %`;
    console.log(
      `${kind}: ${cells}, right ${share(right)}, asked ${share(asked)}, wrong ${cells - right}, missed ${missed}`,
    );
  }
}
