import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The same tolerance as in the browser tests. */
const THRESHOLD = 0.02;
const SAME = 100;

const FOLDERS = ['before', 'after', 'difference'];

export interface Comparison {
  readonly same: number;
  /** Names of the pictures that differ, those with the largest share of different pixels first. */
  readonly different: readonly { readonly name: string; readonly share: number }[];
  readonly missing: readonly string[];
  readonly added: readonly string[];
}

/** Compares two folders of pictures, and writes a page with the different ones side by side. */
export function comparePictures(before: string, after: string, report: string): Comparison {
  rmSync(report, { recursive: true, force: true });
  for (const folder of FOLDERS) mkdirSync(join(report, folder), { recursive: true });
  const old = globSync('*.png', { cwd: before }).toSorted();
  const recent = new Set(globSync('*.png', { cwd: after }));
  const common = old.filter((name) => recent.has(name));
  const different = common
    .flatMap((name) => {
      const share = differenceOf(name, before, after, report);
      return share === 0 ? [] : [{ name, share }];
    })
    .toSorted((a, b) => b.share - a.share);
  writeFileSync(join(report, 'index.html'), page(different));
  return {
    same: common.length - different.length,
    different,
    missing: old.filter((name) => !recent.has(name)),
    added: [...recent].filter((name) => !old.includes(name)),
  };
}

/** The share of different pixels; 0 if they are too few to notice. */
function differenceOf(name: string, before: string, after: string, report: string): number {
  const [one, other] = [join(before, name), join(after, name)];
  const [a, b] = [PNG.sync.read(readFileSync(one)), PNG.sync.read(readFileSync(other))];
  const { width, height } = a;
  const isSameSize = width === b.width && height === b.height;
  const drawn = new PNG({ width, height });
  const pixels = isSameSize
    ? pixelmatch(a.data, b.data, drawn.data, width, height, { threshold: THRESHOLD })
    : width * height;
  if (pixels <= SAME) return 0;
  copyFileSync(one, join(report, 'before', name));
  copyFileSync(other, join(report, 'after', name));
  writeFileSync(join(report, 'difference', name), PNG.sync.write(drawn));
  return pixels / (width * height);
}

function page(different: Comparison['different']): string {
  const rows = different.map(({ name, share }) => {
    const images = FOLDERS.map(
      (folder) =>
        `<a href="${folder}/${name}"><img src="${folder}/${name}" alt="${folder}" loading="lazy"></a>`,
    );
    return `<h2>${name}: ${(100 * share).toFixed(2)} %</h2><p>${images.join('')}</p>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures that differ</title>
<style>p { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px } img { width: 100% }</style>
<h1>${different.length} pictures differ: before, after, difference</h1>
${rows.join('\n')}
</html>
`;
}
