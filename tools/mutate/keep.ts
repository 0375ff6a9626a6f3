import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { KEPT } from './project.ts';

/** What an earlier run kept under this name, or undefined. */
export function kept(name: string): unknown {
  const path = join(KEPT, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Written whole or not at all: a run may be stopped at any moment. */
export function keep(name: string, value: unknown): void {
  const path = join(KEPT, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(value));
  renameSync(`${path}.new`, path);
}
