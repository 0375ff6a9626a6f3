// Finds programs that npm cannot install, and installs them where that needs no password.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs: names on the path, then full paths. */
export function findProgram(names: readonly string[], paths: readonly string[] = []): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...paths].find(canRun);
}

export function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** How long to wait for another program that is installing something. */
const LOCK_SECONDS = 120;

/** Installs Debian packages if we are root; returns whether that worked. */
export function installPackages(what: string, packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || findProgram(['apt-get']) === undefined) return false;
  const apt = (...args: readonly string[]) =>
    spawnSync('apt-get', ['-qq', '-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`, ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  process.stderr.write(`Installing ${what} for the tests …\n`);
  // Fails if another program holds the lock; the existing package lists may be enough.
  apt('update');
  return apt('install', '--yes', '--no-install-recommends', ...packages);
}
