import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { instrument, type Purpose } from './instrument.ts';
import type { Setup } from './messages.ts';
import { KEPT, type Project } from './project.ts';

const STATE = new URL('active.ts', import.meta.url).href;

/**
 * Writes the package's files as JavaScript, its sources instrumented, for workers to load; returns the path
 * of the file that lists them.
 */
export function prepare(project: Project, purpose: Purpose, prepared = join(KEPT, purpose)): string {
  const { folder, sources, mutants, tests, helpers } = project;
  rmSync(prepared, { recursive: true, force: true });
  const write = (path: string, typescript: string): void => {
    const target = join(prepared, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, stripTypeScriptTypes(typescript));
  };
  const byFile = Map.groupBy(mutants, ({ file }) => file);
  for (const source of sources) {
    write(join('src', source.file), instrument(source, byFile.get(source.file) ?? [], purpose, STATE));
  }
  for (const path of [...tests, ...helpers.filter((helper) => helper.endsWith('.ts'))]) {
    write(relative(folder, path), readFileSync(path, 'utf8'));
  }
  const setup: Setup = {
    packageFolder: folder,
    prepared,
    first: join(folder, 'test/setup.ts'),
    sources: sources.map(({ file }) => join(folder, 'src', file)),
    tests,
    ids: mutants.length + 1,
  };
  const setupFile = join(prepared, 'setup.json');
  writeFileSync(setupFile, JSON.stringify(setup));
  return setupFile;
}
