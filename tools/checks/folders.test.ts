import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FOLDERS } from '../folders.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PACKAGES = ['engine', 'web'] as const;
/** Composition roots: they may import from every folder. */
const ROOT_FILES = { engine: /^[^/]+\.ts$/, web: /^(main\.ts|App\.svelte)$/ };
/** Static, dynamic and side-effect imports, including those in the markup of components, which the linter doesn't read. */
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*)'(\.[^']+)'/g;

describe.each(PACKAGES)('the folders of %s', (name) => {
  const folders: readonly string[] = FOLDERS[name];
  const src = join(ROOT, 'packages', name, 'src');
  const files = globSync('**/*.{ts,svelte,css}', { cwd: src });
  const folderOf = (file: string): string => file.split('/')[0] ?? '';

  test('contain every file', () => {
    const elsewhere = files.filter(
      (file) => !folders.includes(folderOf(file)) && !ROOT_FILES[name].test(file),
    );
    expect(elsewhere).toEqual([]);
    expect(folders.filter((folder) => !files.some((file) => folderOf(file) === folder))).toEqual([]);
  });

  test('import only from earlier ones', () => {
    const arrows = files
      .filter((file) => folders.includes(folderOf(file)))
      .flatMap((file) =>
        [...readFileSync(join(src, file), 'utf8').matchAll(IMPORT)].map(([, path = '']) => {
          const target = join(dirname(file), path);
          return { file, target, back: folders.indexOf(folderOf(target)) > folders.indexOf(folderOf(file)) };
        }),
      );
    expect(arrows.length).toBeGreaterThan(files.length);
    expect(arrows.filter(({ back }) => back)).toEqual([]);
  });
});

describe('the linter', () => {
  const dir = mkdtempSync(join(tmpdir(), 'picket-folders-'));
  const bad = {
    'engine/src/bad.ts': "import { a } from './sheet/sheet.ts';\nexport const b = a;\n",
    'engine/src/sheet/bad.ts':
      "import { a } from '../turn/legal.ts';\nimport { b } from 'node:fs';\nexport const c = [a, b];\n",
    'bots/src/bad.ts': "import { a } from 'picket-words';\nexport const b = a;\n",
    'web/src/platform/bad.ts': "import { text } from '../text/language.ts';\nexport const t = text;\n",
    'web/src/table/Bad.svelte':
      "<script lang=\"ts\">\n  import Page from '../pages/Any.svelte';\n  const b = import('../pages/Any.svelte');\n</script>\n\n<Page />{b}\n",
  };
  const good = {
    'web/src/table/Good.svelte':
      '<script lang="ts">\n  import Dialog from \'../ui/Dialog.svelte\';\n</script>\n\n<Dialog />\n',
  };

  beforeAll(() => {
    mkdirSync(join(dir, 'tools'), { recursive: true });
    // Types do not matter here, and without a tsconfig the type-aware linter would read all of node_modules.
    const config = readFileSync(join(ROOT, 'oxlint.config.ts'), 'utf8').replace(
      'typeAware: true',
      'typeAware: false',
    );
    writeFileSync(join(dir, 'oxlint.config.ts'), config);
    copyFileSync(join(ROOT, 'tools/folders.ts'), join(dir, 'tools/folders.ts'));
    symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
    for (const [file, text] of Object.entries({ ...bad, ...good })) {
      const path = join(dir, 'packages', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  test('reports imports against the order of packages and folders, in components too', () => {
    const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'unix', 'packages'], {
      cwd: dir,
      encoding: 'utf8',
    });
    const reported = stdout.split('\n').flatMap((line) => {
      const [, file, at] = /packages\/([^:]+):(\d+):.*no-restricted-imports/.exec(line) ?? [];
      return file === undefined ? [] : [`${file}:${at}`];
    });
    expect(reported.toSorted()).toEqual([
      'bots/src/bad.ts:1',
      'engine/src/bad.ts:1',
      'engine/src/sheet/bad.ts:1',
      'engine/src/sheet/bad.ts:2',
      'web/src/platform/bad.ts:1',
      'web/src/table/Bad.svelte:2',
      'web/src/table/Bad.svelte:3',
    ]);
  });
});
