import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mostConnections } from './openFiles.ts';

test('connections are limited by the files that the process may open', () => {
  expect(mostConnections(18_000, 20_000)).toBe(18_000);
  expect(mostConnections(18_000, 1024)).toBe(921);
  expect(mostConnections(18_000, Number.POSITIVE_INFINITY)).toBe(18_000);
  expect(mostConnections(2)).toBe(2);
});

test.skipIf(process.platform === 'win32')('the limit of the process is known', () => {
  const module = JSON.stringify(join(import.meta.dirname, 'openFiles.ts'));
  const script = `import { mostConnections } from ${module}; console.log(mostConnections(18000));`;
  const node = [process.execPath, '--input-type=module', '--eval', script];
  const found = execFileSync('sh', ['-c', 'ulimit -n 400 && exec "$@"', 'sh', ...node], { encoding: 'utf8' });
  expect(Number(found)).toBe(360);
});
