import { describe, expect, test } from 'vitest';
import { execute, folderOf, PACKAGES } from './packages.ts';
import { exampleOf } from './readme.ts';

describe.each(PACKAGES)('the README of %s', (name) => {
  const { code, output } = exampleOf(name);

  test('has an example with the output that the README shows', async () => {
    const printed = await execute(process.execPath, ['--input-type=module', '--eval', code], folderOf(name));
    expect(printed).toBe(output);
  });

  test('has an example of at most ten lines', () => {
    expect(code.split('\n').filter((line) => line !== '').length).toBeLessThanOrEqual(10);
  });
});
