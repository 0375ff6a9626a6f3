import { closeSync, fdatasyncSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { quantile } from './quantile.ts';

const TIMES = 200;
const PAGE = Buffer.alloc(4096, 7);

/** How long this disk takes to make a page durable, in milliseconds: the median of many. */
export function medianSync(folder: string): number {
  const path = join(folder, 'sync-probe');
  const file = openSync(path, 'w');
  const times = Array.from({ length: TIMES }, () => {
    const start = performance.now();
    writeSync(file, PAGE);
    fdatasyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  unlinkSync(path);
  return quantile(times, 0.5);
}
