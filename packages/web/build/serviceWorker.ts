import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languagesIn } from './languages.ts';
import { precacheOf, versionOf } from './precache.ts';

const FILE = 'sw.js';

/** Builds the service worker from src/pwa/sw.ts and adds the list of files. */
export function serviceWorker(): Plugin {
  let publicDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(import.meta.dirname, '../src/pwa/sw.ts'), fileName: FILE });
    },
    generateBundle: {
      // Runs last, so every file has its final content.
      order: 'post',
      handler(_options, bundle) {
        const built = Object.values(bundle).map((file): [string, string | Uint8Array] => [
          file.fileName,
          file.type === 'chunk' ? file.code : file.source,
        ]);
        const list = precacheOf(new Map([...copied(publicDir), ...built]), languagesIn(bundle));
        const worker = bundle[FILE];
        if (worker?.type !== 'chunk') throw new Error('The service worker was not built.');
        if (worker.imports.length > 0) throw new Error('The service worker must not import other files.');
        worker.code = worker.code
          .replaceAll(/(["'`])__PRECACHE__\1/g, JSON.stringify(list))
          .replaceAll('__VERSION__', versionOf(list));
      },
    },
  };
}

/** What the build copies unchanged. */
function copied(folder: string): [string, Uint8Array][] {
  const names = globSync('**/*.*', { cwd: folder });
  return names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name))]);
}
