import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mutantsOf, parse } from './mutants.ts';
import { prepare } from './prepare.ts';
import { Worker } from './process.ts';
import type { Project } from './project.ts';
import { Trials } from './trial.ts';

const folder = mkdtempSync(join(tmpdir(), 'picket-mutate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCE = `
  const BASE = 10;
  export function sum(n: number): number {
    let total = BASE;
    for (let i = 1; i <= n; i++) total += i;
    return total;
  }
  export const unheard = (a: number): number => a * 2;
`;
const TEST = `
  import { describe, expect, test } from 'vitest';
  import { sum, unheard } from '../src/sum.ts';
  test.each([[0, 10], [2, 13]])('the sum of the first %i', (n, total) => expect(sum(n)).toBe(total));
  describe('elsewhere', () => {
    if (sum(0) > 10) throw new Error('cannot load');
    test('looks away', () => void unheard(1));
  });
`;

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** A package with one source and one test file. */
function tinyProject(): Project {
  write('src/sum.ts', SOURCE);
  const source = parse('sum.ts', SOURCE);
  return {
    folder,
    sources: [source],
    mutants: mutantsOf([source]),
    tests: [write('test/sum.test.ts', TEST)],
    helpers: [write('test/setup.ts', '')],
  };
}

test('tests kill mutants they notice, including endless ones; equivalent and unobserved mutants survive', async () => {
  const project = tinyProject();
  const cover = new Worker(prepare(project, 'cover', join(folder, 'cover')));
  const measured = await cover.measure([]);
  cover.stop();
  expect(measured.tests.map(({ error }) => error)).toEqual([undefined, undefined, undefined]);

  const trials = new Trials(measured);
  const worker = new Worker(prepare(project, 'switch', join(folder, 'switch')));
  const survivors: string[] = [];
  for (const mutant of project.mutants) {
    const { by } = await worker.try(mutant.id, trials.budget(mutant), trials.runs(mutant, undefined));
    if (by === undefined) survivors.push(mutant.key);
  }
  worker.stop();
  expect(survivors).toEqual([
    'sum.ts sum.i: 1 → 0',
    'sum.ts unheard: a * 2 → a / 2',
    'sum.ts unheard: 2 → 3',
    'sum.ts unheard: 2 → 1',
  ]);
});
