import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT_FILES = /\.(js|css|html|svg|txt|json|webmanifest)$/;

/** Writes a .br and a .gz next to every text file, so servers need not compress on the fly. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      // Runs last, so nothing is written or changed later.
      order: 'post',
      handler: async ({ dir = '' }) => {
        const files = await readdir(dir, { recursive: true });
        await Promise.all(
          files.filter((file) => TEXT_FILES.test(file)).map((file) => compress(join(dir, file))),
        );
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, best));
}
