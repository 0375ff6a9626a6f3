import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { KEPT } from './project.ts';

/** The cached value of an earlier run, or undefined. */
export function kept(name: string): unknown {
  const path = join(KEPT, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Written atomically, because a run may be stopped at any time. */
export function keep(name: string, value: unknown): void {
  const path = join(KEPT, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(value));
  renameSync(`${path}.new`, path);
}
