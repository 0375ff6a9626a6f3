import type { Source } from './sources.ts';

const BLOCK = 6;
/** Lines that don't count: empty, comments, imports, only punctuation. */
const SILENT = /^(?:$|\/\/|\/?\*|<!--|import\b|\W*$)/;

export interface Repeats {
  readonly blocks: number;
  readonly lines: number;
}

/** Blocks of six or more lines that occur more than once. Each copy counts; white space is ignored. */
export function repeatsIn(sources: readonly Source[]): Repeats {
  const files = sources.map(({ text }) => countedLines(text));
  const seen = new Map<string, number>();
  for (const window of files.flatMap(windowsOf)) seen.set(window, (seen.get(window) ?? 0) + 1);
  const runs = files.flatMap((lines) => repeatedRuns(lines, (window) => (seen.get(window) ?? 0) > 1));
  return { blocks: runs.length, lines: runs.reduce((sum, run) => sum + run, 0) };
}

function countedLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => !SILENT.test(line));
}

/** Every window of six lines, by its start. */
function windowsOf(lines: readonly string[]): string[] {
  const count = Math.max(0, lines.length - BLOCK + 1);
  return Array.from({ length: count }, (_, i) => lines.slice(i, i + BLOCK).join('\n'));
}

/** The lengths of the maximal runs of repeated lines. */
function repeatedRuns(lines: readonly string[], isRepeated: (window: string) => boolean): number[] {
  const runs: number[] = [];
  let end = -1;
  for (const [i, window] of windowsOf(lines).entries()) {
    if (!isRepeated(window)) continue;
    const last = runs.length - 1;
    if (i <= end) runs[last] = (runs[last] ?? 0) + i + BLOCK - end;
    else runs.push(BLOCK);
    end = i + BLOCK;
  }
  return runs;
}
