import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { hashOf } from './precache.ts';

interface Licence {
  readonly name: string;
  readonly licence: string;
  readonly text: string;
}

/** The last package folder in a path: packages can be nested. */
const PACKAGE = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/;
const WEB = join(import.meta.dirname, '..');

/**
 * Writes shipped.json: the version, and the licences of all third-party code in the build, from their packages and
 * the notices next to the fonts. `collect` does the same for the worker, which is built separately.
 */
export function shipped(): { readonly plugin: () => Plugin; readonly collect: () => Plugin } {
  const packages = new Map<string, string>();
  const find = (bundle: Rolldown.OutputBundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(file.modules)) {
        const [, folder, name] = PACKAGE.exec(id) ?? [];
        if (folder !== undefined && name !== undefined && renderedLength > 0) packages.set(name, folder);
      }
    }
  };
  return {
    collect: () => ({
      name: 'shipped-in-worker',
      apply: 'build',
      generateBundle: (_options, bundle) => find(bundle),
    }),
    plugin: () => ({
      name: 'shipped',
      apply: 'build',
      generateBundle: {
        // Before the service worker lists it, after all other files have their names.
        order: 'post',
        handler(_options, bundle) {
          find(bundle);
          const { version } = readJson(join(WEB, '../../package.json'));
          const licences = [...fonts(), ...[...packages].map(([name, folder]) => licenceOf(name, folder))];
          const build = hashOf(Object.keys(bundle).toSorted().join('\n'));
          this.emitFile({
            type: 'asset',
            fileName: 'shipped.json',
            source: JSON.stringify({ version, build, licences: licences.toSorted(byName) }),
          });
        },
      },
    }),
  };
}

function fonts(): Licence[] {
  const notices = globSync('public/fonts/*-OFL.txt', { cwd: WEB });
  return notices.map((notice) => ({
    name: title(basename(notice, '-OFL.txt')),
    licence: 'OFL-1.1',
    text: readFileSync(join(WEB, notice), 'utf8'),
  }));
}

function licenceOf(name: string, folder: string): Licence {
  const { license } = readJson(join(folder, 'package.json'));
  const [file] = globSync('{LICENSE,LICENCE,license,licence}{,.md,.txt}', { cwd: folder });
  // A missing notice fails the build.
  if (license === undefined || file === undefined) throw new Error(`${name} has no licence information.`);
  return { name, licence: license, text: readFileSync(join(folder, file), 'utf8').trim() };
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const title = (name: string) =>
  name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
const byName = (one: Licence, other: Licence) => one.name.localeCompare(other.name, 'en');
