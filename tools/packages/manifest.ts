import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../picket.ts';

type Manifest = { readonly [field: string]: unknown };

const MANIFEST = 'package.json';
const LICENCE = 'LICENSE';
/** The workspace's manifest, while the published one is in its place. */
const KEPT = 'package.json.kept';

const read = (folder: string) => JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest;

/** Prepares a package's folder for packing: the published manifest, and the licence. */
export function preparePackage(folder: string): void {
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(published(read(folder)), null, 2)}\n`);
  copyFileSync(join(root, LICENCE), join(folder, LICENCE));
}

/**
 * Replaces fields by those in `publishConfig`, as pnpm and Yarn do but npm does not, and drops development
 * fields.
 */
export function published(manifest: Manifest): Manifest {
  const { publishConfig, scripts: _scripts, devDependencies: _devDependencies, ...rest } = manifest;
  return { ...rest, ...(publishConfig as Manifest | undefined) };
}

/**
 * Saves the manifest for `restoreManifest`, unless an interrupted run already did and left the published one.
 */
export function keepManifest(folder: string): void {
  if ('publishConfig' in read(folder)) copyFileSync(join(folder, MANIFEST), join(folder, KEPT));
}

/** Undoes `preparePackage` in a folder of the workspace. */
export function restoreManifest(folder: string): void {
  renameSync(join(folder, KEPT), join(folder, MANIFEST));
  rmSync(join(folder, LICENCE));
}
