import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../picket.ts';
import { mutantsOf, parse, type Mutant, type Source } from './mutants.ts';

/** The folder with the results of earlier runs. */
export const KEPT = join(root, 'build/mutate');

/** A package to mutate, and its tests. */
export interface Project {
  readonly folder: string;
  readonly sources: readonly Source[];
  readonly mutants: readonly Mutant[];
  /** Absolute paths. */
  readonly tests: readonly string[];
  /** Everything else that the tests read: helpers, golden files. */
  readonly helpers: readonly string[];
}

export function readProject(name: string): Project {
  const folder = join(root, 'packages', name);
  const files = globSync('{src,test}/**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const src = join(folder, 'src/');
  const isTest = (path: string): boolean => path.endsWith('.test.ts');
  const sources = files
    .filter((path) => path.startsWith(src) && !isTest(path))
    .map((path) => parse(path.slice(src.length), readFileSync(path, 'utf8')));
  return {
    folder,
    sources,
    mutants: mutantsOf(sources),
    tests: files.filter(isTest),
    helpers: files.filter((path) => !path.startsWith(src) && !isTest(path)),
  };
}

/** Hashes of everything a result depends on. A result is reused while these are the same. */
export interface Hashes {
  readonly sources: string;
  readonly helpers: string;
  readonly tests: string;
  readonly byTest: ReadonlyMap<string, string>;
}

/** A hash of the code that makes mutants: other code makes other mutants. */
export const TOOL = hash(
  ['operators.ts', 'mutants.ts'].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')),
);

export function hashesOf({ sources, helpers, tests }: Project): Hashes {
  const contents = (paths: readonly string[]): string[] => paths.map((path) => readFileSync(path, 'utf8'));
  return {
    sources: hash([TOOL, ...sources.map(({ tree }) => tree.text)]),
    helpers: hash(contents(helpers)),
    tests: hash(contents(tests)),
    byTest: new Map(tests.map((path) => [path, hash(contents([path]))])),
  };
}

export function hash(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);
}
