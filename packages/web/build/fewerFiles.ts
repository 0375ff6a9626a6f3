import { join, sep } from 'node:path';
import type { Rolldown } from 'vite';

const SOURCES = join(import.meta.dirname, '../src') + sep;
/** Stays the file that the page names. */
const ENTRY = join(SOURCES, 'main.ts');
/** What every language needs for the first page. */
const PHRASES = /[\\/](?:words[\\/]src|src[\\/]text)[\\/](?:likes|phrase|plural|signed|streets)\.ts$/;
/** The same of one language. */
const LANGUAGE =
  /[\\/](?:words[\\/]src|src[\\/]text)[\\/]([a-z]{2})[\\/](?:core|names|phrase|played|spots|street)\.ts$/;

/**
 * Modules that the first page shares with others would each become a small file, and over a slow connection every six
 * files cost a round trip before the first paint. So what the first page needs is put together.
 */
export function fewerFiles(): Rolldown.CodeSplittingGroup[] {
  let first: ReadonlySet<string> | undefined;
  const isFirst = (id: string, graph: Rolldown.ChunkingContext) => {
    first ??= importsOf(ENTRY, graph);
    return first.has(id);
  };
  const languageOf = (id: string) => LANGUAGE.exec(id)?.[1];
  return [
    // A group takes what its modules import, so those that several groups import come first.
    { name: 'phrases', test: PHRASES, priority: 2 },
    { name: (id) => (languageOf(id) === undefined ? null : `core-${languageOf(id)}`), priority: 1 },
    { name: (id, graph) => (isFirst(id, graph) ? 'first' : null) },
  ];
}

/** The client's own modules only: packages also export what the first page doesn't use. */
function importsOf(id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): Set<string> {
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
    if (seen.has(imported) || !imported.startsWith(SOURCES)) continue;
    seen.add(imported);
    importsOf(imported, graph, seen);
  }
  return seen;
}
