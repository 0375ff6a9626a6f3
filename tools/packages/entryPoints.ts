import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, PACKAGES, type PackageName } from './packages.ts';

export interface EntryPoint {
  readonly name: PackageName;
  /** What users import, such as `picket-engine/fast`. */
  readonly specifier: string;
  /** The path of its declarations in the package. */
  readonly types: string;
}

/** Every entry point of the published packages, except data files. */
export const ENTRY_POINTS: readonly EntryPoint[] = PACKAGES.flatMap((name) => {
  const manifest = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')) as Manifest;
  return Object.entries(manifest.publishConfig.exports).flatMap(([path, target]) => {
    if (typeof target === 'string') return [];
    return [{ name, specifier: manifest.name + path.slice(1), types: target.types }];
  });
});

interface Manifest {
  readonly name: string;
  readonly publishConfig: {
    readonly exports: { readonly [path: string]: string | { readonly types: string } };
  };
}
