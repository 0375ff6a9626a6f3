import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from './comparePictures.ts';
import { folderCycles } from './cycles.ts';
import { repeatsIn } from './repeats.ts';
import { globalsIn, scaleInUse } from './styles.ts';

const six = ['one();', 'two();', 'three();', 'four();', 'five();', 'six();'];
const file = (path: string, lines: readonly string[]) => ({ path, text: lines.join('\n') });

test('six lines that occur twice are two blocks, regardless of white space', () => {
  const copy = six.map((line) => `  ${line}`);
  expect(repeatsIn([file('a.ts', six), file('b.ts', ['other();', '', ...copy])])).toEqual({
    blocks: 2,
    lines: 12,
  });
  expect(repeatsIn([file('a.ts', six), file('b.ts', six.slice(1))])).toEqual({ blocks: 0, lines: 0 });
});

test('a cycle of folders is found through a third folder, and not through a test', () => {
  const arrow = (from: string, to: string) => file(`${from}/a.ts`, [`import { a } from '../${to}/a.ts';`]);
  expect(folderCycles([arrow('a', 'b'), arrow('b', 'c')])).toEqual([]);
  expect(folderCycles([arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a')])).toEqual([
    'a ⇄ b',
    'a ⇄ c',
    'b ⇄ c',
  ]);
  expect(folderCycles([arrow('a', 'b'), { ...arrow('b', 'a'), path: 'b/a.test.ts' }])).toEqual([]);
});

test('sizes are counted by their computed values', () => {
  const css = [
    ':root { --t1: calc(12 * var(--u)); --h1: 700 var(--t1) / 1.2 serif; --s1: calc(4 * var(--u)); }',
    'h1 { font: var(--h1); margin: 0 auto var(--s1); }',
    'p { font-size: var(--t1); padding: 4px calc(-9 * var(--px)); gap: 0.5em; }',
    // Room for an element is not spacing.
    ':root { --rule: 1.5px; } td { gap: var(--rule); }',
  ];
  const component = file('a/A.svelte', [
    '<style>',
    '  b { font-size: 13px; }',
    '  p :global(i) {}',
    '</style>',
  ]);
  expect(scaleInUse([file('a/a.css', css), component])).toEqual({ sizes: [12, 13], spaces: [4, 9] });
  expect(globalsIn([component])).toBe(1);
});

test('different, missing and new pictures are named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'picket-house-'));
  const paint = (name: string, grey: number) => {
    const png = new PNG({ width: 20, height: 20 });
    png.data.fill(grey);
    writeFileSync(join(folder, name), PNG.sync.write(png));
  };
  for (const name of ['before', 'after']) mkdirSync(join(folder, name));
  for (const name of ['same', 'other', 'gone']) paint(`before/${name}.png`, 255);
  paint('after/same.png', 255);
  for (const name of ['after/other.png', 'after/new.png']) paint(name, 200);
  try {
    expect(comparePictures(join(folder, 'before'), join(folder, 'after'), join(folder, 'report'))).toEqual({
      same: 1,
      different: [{ name: 'other.png', share: 1 }],
      missing: ['gone.png'],
      added: ['new.png'],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
