import { keep, kept } from './keep.ts';
import type { Source } from './mutants.ts';
import { hash, TOOL, type Project } from './project.ts';
import { typeCheckFor } from './typeErrors.ts';

/** The keys of the mutants of these files that do not compile. Results are cached until a file changes. */
export function invalidMutants(
  { folder, sources, mutants }: Project,
  files: ReadonlySet<string>,
): Set<string> {
  const known = (kept('invalid.json') ?? {}) as { readonly [file: string]: readonly string[] };
  const now = new Map<string, readonly string[]>();
  const typeCheck = typeCheckFor(folder);
  const byFile = Map.groupBy(mutants, ({ file }) => file);
  const find = (source: Source): string[] =>
    typeCheck(source, byFile.get(source.file) ?? []).map(({ key }) => key);
  for (const source of sources) {
    const { file, tree } = source;
    const name = `${file} ${hash([TOOL, tree.text])}`;
    const found = known[name] ?? (files.has(file) ? find(source) : undefined);
    if (found !== undefined) now.set(name, found);
    keep('invalid.json', { ...known, ...Object.fromEntries(now) });
  }
  keep('invalid.json', Object.fromEntries(now));
  return new Set([...now.values()].flat());
}
