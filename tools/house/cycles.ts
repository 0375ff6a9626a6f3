import { posix } from 'node:path';
import { folderOf, type Source } from './sources.ts';

const IMPORT = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** Pairs of folders that import each other, directly or through others: `pages ⇄ table`. Tests may import anything. */
export function folderCycles(sources: readonly Source[]): string[] {
  const imports = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    if (path.endsWith('.test.ts')) continue;
    const from = folderOf(path);
    const targets = imports.get(from) ?? new Set();
    imports.set(from, targets);
    for (const [, target = ''] of text.matchAll(IMPORT)) {
      targets.add(folderOf(posix.join(posix.dirname(path), target)));
    }
  }
  const folders = [...imports.keys()].filter((folder) => folder !== '.').toSorted();
  const reached = new Map(folders.map((folder) => [folder, reachable(folder, imports)]));
  return folders.flatMap((one, i) =>
    folders
      .slice(i + 1)
      .filter((other) => reached.get(one)?.has(other) === true && reached.get(other)?.has(one) === true)
      .map((other) => `${one} ⇄ ${other}`),
  );
}

function reachable(start: string, imports: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const next of imports.get(folder) ?? []) {
      // Files at the root are composition roots: what they import says nothing about folders.
      if (next === '.' || found.has(next)) continue;
      found.add(next);
      waiting.push(next);
    }
  }
  return found;
}
