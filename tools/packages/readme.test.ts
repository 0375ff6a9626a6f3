import { describe, expect, test } from 'vitest';
import { execute, folderOf, PACKAGES } from './packages.ts';
import { exampleOf } from './readme.ts';

describe.each(PACKAGES)('the README of %s', (name) => {
  const { code, output } = exampleOf(name);

  test('has an example that prints what the README says', async () => {
    const printed = await execute(process.execPath, ['--input-type=module', '--eval', code], folderOf(name));
    expect(printed).toBe(output);
  });

  test('has an example of ten lines at most', () => {
    expect(code.split('\n').filter((line) => line !== '').length).toBeLessThanOrEqual(10);
  });
});
