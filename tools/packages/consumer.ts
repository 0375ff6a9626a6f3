import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../picket.ts';
import type { Tarball } from './pack.ts';
import { execute } from './packages.ts';

const TSC = join(root, 'node_modules/typescript/bin/tsc');

/** A separate project: a folder outside the repository with the packages installed from their tarballs. */
export class Consumer {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'picket-consumer-')));

  constructor() {
    this.#write('package.json', JSON.stringify({ type: 'module', private: true }));
  }

  async install(tarballs: readonly Tarball[], ...options: readonly string[]): Promise<void> {
    const paths = tarballs.map(({ path }) => path);
    await execute('npm', ['install', '--no-audit', '--no-fund', ...options, ...paths], this.folder);
  }

  /** The output of a program. */
  run(node: string, code: string): Promise<string> {
    return execute(node, [this.#write('main.js', code)], this.folder);
  }

  /** The output of a program bundled into one file, without access to the installed packages. */
  async runBundled(node: string, code: string): Promise<string> {
    const elsewhere = mkdtempSync(join(tmpdir(), 'picket-bundle-'));
    const lib = {
      entry: this.#write('main.js', code),
      formats: ['es' as const],
      fileName: () => 'bundle.mjs',
    };
    try {
      await build({
        root: this.folder,
        configFile: false,
        logLevel: 'error',
        build: { outDir: elsewhere, emptyOutDir: true, lib },
      });
      return await execute(node, ['bundle.mjs'], elsewhere);
    } finally {
      rmSync(elsewhere, { recursive: true });
    }
  }

  /** Rejects if a program, or a declaration it imports, has type errors. */
  async compile(code: string, module: 'nodenext' | 'esnext'): Promise<void> {
    const file = this.#write('main.ts', code);
    const resolution = module === 'nodenext' ? module : 'bundler';
    const options = ['--noEmit', '--strict', '--target', 'es2023', '--module', module];
    const args = [TSC, ...options, '--moduleResolution', resolution, file];
    await execute(process.execPath, args, this.folder);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  #write(file: string, text: string): string {
    writeFileSync(join(this.folder, file), text);
    return join(this.folder, file);
  }
}
