import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb, dist } from '../buildWeb.ts';

/** The compressed size of the photo reader: its worker bundle and the weights. */
export async function cameraSize(): Promise<number> {
  await buildWeb();
  const files = globSync('assets/{cameraWorker-*.js,reader-*.weights}', { cwd: dist });
  if (files.length !== 2) throw new Error(`Expected a worker and weights, found ${files.join(', ')}.`);
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
}
