// Loads the package's modules from prepared copies. Each generation is a fresh set of modules.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

let generation = 0;

/** Starts a new generation: modules of the package are loaded again. */
export function freshModules(): void {
  generation++;
}

/** `prepared` contains the package's sources and tests as JavaScript, under the same names. */
export function loadPrepared(packageFolder: string, prepared: string): void {
  const home = pathToFileURL(packageFolder).href;
  const standIn = new URL('tests.ts', import.meta.url).href;
  registerHooks({
    resolve(specifier, context, next) {
      const ours = context.parentURL?.startsWith(`${home}/`) ?? false;
      if (ours && specifier === 'vitest') return next(standIn, context);
      const found = next(specifier, context);
      return found.url.startsWith(`${home}/`) && !found.url.includes('?')
        ? { ...found, url: `${found.url}?${generation}` }
        : found;
    },
    load(url, context, next) {
      if (!url.startsWith(`${home}/`)) return next(url, context);
      const path = join(prepared, new URL(url).pathname.slice(new URL(home).pathname.length));
      return { format: 'module', source: readFileSync(path, 'utf8'), shortCircuit: true };
    },
  });
}
