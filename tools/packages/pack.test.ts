import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Consumer } from './consumer.ts';
import { keepManifest, preparePackage, published, restoreManifest } from './manifest.ts';
import { installedNode20 } from './node20.ts';
import { packAll } from './pack.ts';
import { exampleOf } from './readme.ts';

/** A sample of `npm run prove -- lasting`. The packages depend only on each other, so it needs no network. */
const SAMPLE = ['engine', 'words'] as const;

/** Compiling and installing take minutes on a busy machine. */
const PATIENCE = 900_000;

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'picket-packages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test(
  'the packed packages run as their READMEs say, on the oldest Node available',
  async () => {
    const consumer = new Consumer();
    onTestFinished(() => consumer.remove());
    const tarballs = await packAll(temporaryFolder());
    const sample = tarballs.filter(({ name }) => SAMPLE.some((sampled) => sampled === name));
    await consumer.install(sample, '--offline');
    const node = (await installedNode20()) ?? process.execPath;
    for (const name of SAMPLE) {
      const { code, output } = exampleOf(name);
      expect(await consumer.run(node, code)).toBe(output);
    }
  },
  PATIENCE,
);

test('a published manifest has its own exports, and no development scripts or dependencies', () => {
  const manifest = {
    name: 'some-package',
    exports: './src/index.ts',
    publishConfig: { exports: './dist/index.js' },
    scripts: { prepack: 'build' },
    devDependencies: { tool: '1.0.0' },
    dependencies: { library: '1.0.0' },
  };
  expect(published(manifest)).toEqual({
    name: 'some-package',
    exports: './dist/index.js',
    dependencies: { library: '1.0.0' },
  });
});

test('packing in the workspace restores the manifest, even after an interrupted run', () => {
  const folder = temporaryFolder();
  const path = join(folder, 'package.json');
  const manifest = '{ "exports": "./src/index.ts", "publishConfig": { "exports": "./dist/index.js" } }';
  writeFileSync(path, manifest);
  for (const run of ['interrupted', 'whole']) {
    keepManifest(folder);
    preparePackage(folder);
    expect(JSON.parse(readFileSync(path, 'utf8')), run).toEqual({ exports: './dist/index.js' });
  }
  restoreManifest(folder);
  expect(readFileSync(path, 'utf8')).toBe(manifest);
  expect(readdirSync(folder)).toEqual(['package.json']);
});
