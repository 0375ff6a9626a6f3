import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeLeftovers } from './build.ts';

test('the output of a renamed file is not packed, and the rest is kept for the next build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'picket-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (...files: string[]) => {
    for (const file of files) {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), '');
    }
  };
  const kept = ['a.js', 'a.d.ts', 'b/c.js.map', 'b/c.d.ts.map'].map((file) => `dist/${file}`);
  write('src/a.ts', 'src/b/c.ts', ...kept, 'dist/old.js', 'dist/b/old.d.ts', 'dist/b/old.d.ts.map');
  removeLeftovers(folder);
  expect(globSync('dist/**/*.*', { cwd: folder }).toSorted()).toEqual(kept.toSorted());
});
