// Builds the client into packages/web/dist, unless it is up to date.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './picket.ts';

const web = join(root, 'packages/web');

/** The folder of the built client. */
export const dist = join(web, 'dist');

/** Everything that affects the build. */
const SOURCES = [
  'package-lock.json',
  'packages/web/{index.html,*.{ts,js,json}}',
  'packages/web/{src,public,build}/**/*.*',
  'packages/{engine,bots,words,protocol,paper}/src/**/*.ts',
  'packages/bots/weights/*.bin',
];

/** Returns whether it had to build. */
export async function buildWeb(): Promise<boolean> {
  const hash = hashOfSources();
  // Hidden, because the server doesn't serve hidden files.
  const stamp = join(dist, '.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  // Builds into a new folder and then swaps it in, so that a running server never serves half a client.
  const fresh = join(root, `node_modules/.picket-build-${process.pid}`);
  const old = `${fresh}.old`;
  const { NODE_ENV } = process.env;
  try {
    // Vitest sets NODE_ENV=test, with which Vite would make a development build.
    process.env['NODE_ENV'] = 'production';
    await build({
      root: web,
      logLevel: 'warn',
      build: { outDir: fresh, emptyOutDir: true },
    });
    writeFileSync(join(fresh, '.stamp'), hash);
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(fresh, dist);
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  }
  return true;
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).toSorted()) {
    if (file.endsWith('.test.ts')) continue;
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
