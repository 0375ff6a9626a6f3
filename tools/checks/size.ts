// Budgets for what a browser loads before a game can start (compressed), and for the fonts.
import { readFileSync, globSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb, dist } from '../buildWeb.ts';

const FIRST_LOAD = 103_500;
const FONTS = 80_000;
/** Fonts that are fetched only if the user chooses them. */
const CHOSEN_FONTS = 40_000;
/** Loaded later, and not by everyone: the guided game, and the sounds. */
const ON_DEMAND = ['src/pages/learn/Learn.svelte', 'src/sound/play.ts'];

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

await buildWeb();
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** A chunk and everything it imports statically. */
function needed(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return seen;
  seen.add(key);
  for (const other of chunk.imports ?? []) needed(other, seen);
  return seen;
}

// The page and one language.
const first = needed('src/text/en/index.ts', needed('index.html'));
const chunks = [...first].map((key) => manifest[key] as Chunk);
const files = new Set([
  'index.html',
  'early.js',
  ...chunks.flatMap(({ file, css = [] }) => [file, ...css]),
  // The start page lists stored games, which come from the worker.
  ...globSync('assets/worker-*.js', { cwd: dist }).flatMap((file) => [...withImports(file)]),
]);
const chosen = globSync('fonts/on-demand/*.woff2', { cwd: dist });
const fonts = globSync('**/*.woff2', { cwd: dist }).filter((file) => !chosen.includes(file));

const zipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const onDisk = (file: string) => statSync(join(dist, file)).size;

const ok = [
  report('First load', [...files], zipped, FIRST_LOAD),
  report('Fonts', fonts, onDisk, FONTS),
  report('Fonts on demand', chosen, onDisk, CHOSEN_FONTS),
  reportOnDemand(),
].every(Boolean);
if (!ok) process.exitCode = 1;

/** A file and everything it imports statically. The manifest doesn't list the worker's chunks. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(join(dist, file), 'utf8');
  for (const [, other = ''] of code.matchAll(/\b(?:import|from)\s*"\.\/([^"]+)"/g)) {
    withImports(join(dirname(file), other), seen);
  }
  return seen;
}

/** Separate chunks that the first load doesn't need. */
function reportOnDemand(): boolean {
  const later = ON_DEMAND.filter((key) => manifest[key] !== undefined && !first.has(key));
  console.log(`On demand: ${later.length} of ${ON_DEMAND.length}`);
  for (const key of ON_DEMAND) console.log(`  ${later.includes(key) ? 'later' : 'first'}  ${key}`);
  return later.length === ON_DEMAND.length;
}

function report(
  what: string,
  names: readonly string[],
  sizeOf: (file: string) => number,
  budget: number,
): boolean {
  const sizes = names.map((name) => ({ name, size: sizeOf(name) })).toSorted((a, b) => b.size - a.size);
  const sum = sizes.reduce((total, { size }) => total + size, 0);
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`${what}: ${kB(sum)} of ${kB(budget)}`);
  for (const { name, size } of sizes) console.log(`  ${kB(size).padStart(9)}  ${name}`);
  return sum <= budget;
}
