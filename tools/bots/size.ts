import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { root } from '../picket.ts';

/** The compressed size that the bots add to a client: code and kernel, without rules and weights. */
export async function botCodeSize(): Promise<number> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(root, 'packages/bots/src/index.ts'), formats: ['es'] },
      rollupOptions: { external: [/^picket-engine/] },
    },
  })) as Rolldown.RolldownOutput[];
  const chunks = built.flatMap(({ output }) =>
    output.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])),
  );
  return chunks.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
}
