// No text of the project uses wording listed in tools/wording/avoid.ts.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findAvoided } from '../wording/find.ts';

const root = join(import.meta.dirname, '../..');

const READ = /\.(?:ts|mjs|svelte|css|html|md|yml|conf|service|py)$|file$/;

/** Files that quote such wording on purpose, or were not written here. */
const LEFT_OUT = [
  /^docs\/terms\.md$/,
  /^tools\/wording\//,
  /^docs\/api\//, // generated
  /\/(?:frozen|golden)\//, // never edited
  /\/(?:de|fr)\//, // other languages
];

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => READ.test(file) && !LEFT_OUT.some((pattern) => pattern.test(file)))
  .filter((file) => existsSync(join(root, file)));

for (const file of files) {
  for (const { line, words, better } of findAvoided(readFileSync(join(root, file), 'utf8'))) {
    console.error(`${file}:${line}: “${words}”: better: ${better}`);
    process.exitCode = 1;
  }
}
