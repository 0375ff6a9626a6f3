import { folderCycles } from './cycles.ts';
import { repeatsIn, type Repeats } from './repeats.ts';
import { clientSources, folderOf, type Source } from './sources.ts';
import { globalsIn, scaleInUse } from './styles.ts';

/** What can be counted about the client's structure. */
export interface HouseFigures {
  readonly lines: { readonly [folder: string]: number };
  readonly repeats: Repeats;
  readonly sizes: readonly number[];
  readonly spaces: readonly number[];
  readonly globals: number;
  readonly cycles: readonly string[];
}

const TRANSLATION = /^text\/(?!en\/)[a-z]{2}\//;

/** The figures of a checkout. */
export function measure(root: string): HouseFigures {
  const sources = clientSources(root);
  return {
    lines: linesByFolder(sources),
    // Translations repeat the shape of the English texts on purpose.
    repeats: repeatsIn(sources.filter(({ path }) => !TRANSLATION.test(path))),
    ...scaleInUse(sources),
    globals: globalsIn(sources),
    cycles: folderCycles(sources),
  };
}

function linesByFolder(sources: readonly Source[]): Record<string, number> {
  const lines: Record<string, number> = {};
  for (const { path, text } of sources) {
    const folder = folderOf(path);
    lines[folder] = (lines[folder] ?? 0) + text.split('\n').length - 1;
  }
  return lines;
}
