// npm run pack: builds the packages and writes their tarballs to build/packages.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { root } from '../picket.ts';
import { buildPackages } from './build.ts';
import { preparePackage } from './manifest.ts';
import { execute, folderOf, PACKAGES, type PackageName } from './packages.ts';

export interface Tarball {
  readonly name: PackageName;
  readonly path: string;
  readonly files: number;
  readonly bytes: number;
}

/** Packs copies, because programs that run from the workspace must not see the published manifests. */
export async function packAll(destination: string): Promise<Tarball[]> {
  await buildPackages();
  mkdirSync(destination, { recursive: true });
  const copies = mkdtempSync(join(tmpdir(), 'picket-pack-'));
  try {
    for (const name of PACKAGES) copyForPacking(name, join(copies, name));
    const folders = PACKAGES.map((name) => `./${name}`);
    const options = ['--json', '--ignore-scripts', '--pack-destination', destination];
    const packed = JSON.parse(await execute('npm', ['pack', ...folders, ...options], copies)) as Packed[];
    return PACKAGES.map((name, i) => tarballOf(name, destination, packed[i] as Packed));
  } finally {
    rmSync(copies, { recursive: true });
  }
}

function copyForPacking(name: PackageName, copy: string): void {
  cpSync(folderOf(name), copy, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
  preparePackage(copy);
}

const tarballOf = (name: PackageName, folder: string, { filename, entryCount, size }: Packed): Tarball => ({
  name,
  path: join(folder, filename),
  files: entryCount,
  bytes: size,
});

/** The output of `npm pack --json` for a tarball. */
interface Packed {
  readonly filename: string;
  readonly entryCount: number;
  readonly size: number;
}

if (import.meta.main) {
  for (const { path } of await packAll(join(root, 'build/packages'))) console.log(relative(root, path));
}
