import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { root } from '../picket.ts';

/**
 * A hash of everything the results depend on: rules, bots and weights, and what is measured. Results of different versions are
 * never mixed; a comment or a type changes nothing.
 */
const SOURCES = [
  'packages/{engine,bots}/src/**/*.ts',
  'packages/bots/weights/*.bin',
  'tools/opponents/{branches,positions,redeal,tasks}.ts',
  'tools/after/coachTasks.ts',
];

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }));
  for (const file of files.filter((file) => !file.endsWith('.test.ts')).toSorted()) {
    const content = readFileSync(join(root, file));
    hash.update(file).update(file.endsWith('.ts') ? withoutComments(content.toString()) : content);
  }
  return hash.digest('hex').slice(0, 12);
}

function withoutComments(code: string): string {
  const compilerOptions = { removeComments: true, target: ScriptTarget.ESNext, module: ModuleKind.ESNext };
  return transpileModule(code, { compilerOptions }).outputText;
}

/** One file for each series, with one line per game or deal. */
const folder = join(root, 'build/bots', fingerprint());

const fileOf = (name: string): string => join(folder, `${name}.jsonl`);

export function readKept<T>(name: string): T[] {
  if (!existsSync(fileOf(name))) return [];
  const lines = readFileSync(fileOf(name), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as T);
}

export function keep(name: string, what: unknown): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(fileOf(name), `${JSON.stringify(what)}\n`);
}
