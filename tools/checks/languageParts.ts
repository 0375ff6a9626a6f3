// Every page must load the parts of the language that it reads: a missing part is an empty object, which fails
// only when a sentence is read from it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../picket.ts';

const SOURCE = join(root, 'packages/web/src');
const TEXT = join(SOURCE, 'text');
const LANGUAGE = join(TEXT, 'language.ts');

interface File {
  /** What it imports statically. */
  readonly imports: readonly string[];
  /** The parts that it reads but doesn't load. */
  readonly reads: readonly string[];
  /** Its dynamic imports, and the parts that are loaded with each. */
  readonly loads: readonly { readonly file: string; readonly parts: readonly string[] }[];
}

const parts = new Set(
  [...readFileSync(LANGUAGE, 'utf8').matchAll(/^export const (\w+) = live\('(\w+)'\);$/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'text'),
);
const files = new Map<string, File>();
const problems = new Set<string>();
const visited = new Set<string>();
visit(join(SOURCE, 'App.svelte'), new Set());

for (const problem of problems) console.log(problem);
if (problems.size > 0 || parts.size === 0 || visited.size < 10) process.exitCode = 1;

/** Checks the code of one load against the parts that are loaded by then, and recursively what it loads on demand. */
function visit(entry: string, loaded: ReadonlySet<string>): void {
  const key = [entry, ...[...loaded].toSorted()].join(' ');
  if (visited.has(key)) return;
  visited.add(key);
  const together = [...withImports(entry)];
  for (const file of together) {
    for (const part of fileAt(file).reads) {
      if (loaded.has(part)) continue;
      const [reader, page] = [file, entry].map((path) => relative(SOURCE, path));
      problems.add(`${reader} reads ${part}, which is not loaded with ${page}. Load it with withPart.`);
    }
  }
  for (const { file, parts: more } of together.flatMap((path) => fileAt(path).loads)) {
    visit(file, new Set([...loaded, ...more]));
  }
}

function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const other of fileAt(path).imports) withImports(other, seen);
  return seen;
}

function fileAt(path: string): File {
  const known = files.get(path);
  if (known !== undefined) return known;
  const code = readFileSync(path, 'utf8').replaceAll(/import type [^;]*;/g, '');
  const resolved = (from: string) => join(dirname(path), from);
  const isCode = (file: string) => existsSync(file) && !file.startsWith(TEXT);
  const loads = [...code.matchAll(/\bimport\(\s*'(\.[^']+)'\s*\)/g)].map(({ 1: from = '', index }) => ({
    file: resolved(from),
    parts: partsBefore(code.slice(0, index)),
  }));
  const imported = [...code.matchAll(/\b(?:import|export)\s[^'";]*?from\s+'(\.[^']+)'/g)];
  const own = new Set(loads.flatMap((load) => load.parts));
  const file = {
    imports: imported.map(([, from = '']) => resolved(from)).filter(isCode),
    reads: imported
      .filter(([, from = '']) => resolved(from) === LANGUAGE)
      .flatMap(([names]) => names.match(/\w+/g) ?? [])
      .filter((name) => parts.has(name) && !own.has(name)),
    loads: loads.filter((load) => isCode(load.file)),
  };
  files.set(path, file);
  return file;
}

/** The parts of a `withPart(…` call that is still open at the end of the code. */
function partsBefore(code: string): string[] {
  const start = code.lastIndexOf('withPart(');
  const call = start < 0 ? '' : code.slice(start);
  if (call.split('(').length <= call.split(')').length) return [];
  const [, list = ''] = /^withPart\(\s*(\[[^\]]*\]|'\w+')/.exec(call) ?? [];
  return list.match(/\w+/g) ?? [];
}
