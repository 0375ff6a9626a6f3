import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../picket.ts';

const EXPORT = /^export (?:abstract )?(?:class|const|function|interface|type) (\w+)/gm;

const reports = globSync('docs/api/picket-engine*.api.md', { cwd: root });

/** Overloads of a function count as one name. */
function namesIn(report: string): Set<string> {
  const exports = readFileSync(join(root, report), 'utf8').matchAll(EXPORT);
  return new Set([...exports].map(([, name = '']) => name));
}

test('each name of the engine, including types, is exported from exactly one entry point', () => {
  const names = reports.flatMap((report) => [...namesIn(report)]);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['newGame', 'GameRecord', 'Sheet', 'parseTurn']));
});
