import { expect, test } from 'vitest';
import { precacheOf, versionOf } from '../../build/precache.ts';

const files = new Map([
  ['index.html', '<!doctype html>'],
  ['assets/main-abc.js', 'console.log()'],
  ['assets/main-abc.js.gz', 'zipped'],
  ['fonts/jost.woff2', 'letters'],
  ['fonts/on-demand/chosen.woff2', 'other letters'],
  ['.vite/manifest.json', '{}'],
  ['sw.js', 'the worker'],
  ['assets/large-abc.bin', 'a network'],
]);

test('every precached file is listed once, under its request path', () => {
  expect(precacheOf(files).map(([path]) => path)).toEqual(['/', '/assets/main-abc.js', '/fonts/jost.woff2']);
});

test('the version changes exactly when a file does', () => {
  const version = versionOf(precacheOf(files));
  expect(versionOf(precacheOf(new Map([...files].toReversed())))).toBe(version);
  expect(versionOf(precacheOf(new Map([...files, ['sw.js', 'another']])))).toBe(version);
  expect(versionOf(precacheOf(new Map([...files, ['fonts/jost.woff2', 'other letters']])))).not.toBe(version);
  expect(versionOf(precacheOf(new Map([...files, ['assets/new.js', '']])))).not.toBe(version);
});
